import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseSync, Visitor, type ESTree } from 'vite';

const ROOT = path.join(import.meta.dirname, '../..');
/** Folders with production code. */
const FOLDERS = ['server', 'contract', 'src'];

export interface Expression {
  /** File and line. */
  place: string;
  source: string;
  flags: string;
}

export interface Collected {
  /** Each expression once, with the first place it occurs. */
  expressions: Expression[];
  /** Where expressions are built after loading: their content isn't known in advance. */
  late: string[];
}

/** Every regular expression of the product: literals from the sources, built ones from the modules that build them while loading. */
export function collect(): Collected {
  const literals: Expression[] = [];
  const sites = new Set<string>();
  for (const file of FOLDERS.flatMap(sourcesIn)) {
    const code = readFileSync(path.join(ROOT, file), 'utf8');
    const placeOf = ({ start }: { start: number }) => `${file}:${code.slice(0, start).split('\n').length}`;
    const build = (node: ESTree.NewExpression | ESTree.CallExpression) => {
      if (node.callee.type === 'Identifier' && node.callee.name === 'RegExp') sites.add(placeOf(node));
    };
    new Visitor({
      Literal(node) {
        if ('regex' in node) literals.push({ place: placeOf(node), source: node.regex.pattern, flags: node.regex.flags });
      },
      NewExpression: build,
      CallExpression: build,
    }).visit(parseSync(file, code).program);
  }
  const built = builtBy([...new Set([...sites].map((site) => site.replace(/:\d+$/, '')))]);
  const places = new Set(built.map(({ place }) => place));
  const once = new Map([...literals, ...built].toReversed().map((expression) => [`/${expression.source}/${expression.flags}`, expression]));
  return { expressions: [...once.values()].toReversed(), late: [...sites].filter((site) => !places.has(site)) };
}

function builtBy(files: readonly string[]): Expression[] {
  const script = fileURLToPath(new URL('./built.ts', import.meta.url));
  const printed = execFileSync(process.execPath, [script, ...files.map((file) => path.join(ROOT, file))], { encoding: 'utf8' });
  const root = `${pathToFileURL(ROOT).href}/`;
  return (JSON.parse(printed) as Expression[]).map((expression) => ({ ...expression, place: expression.place.replace(root, '') }));
}

const sourcesIn = (folder: string): string[] =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => path.join(folder, file))
    .toSorted();
