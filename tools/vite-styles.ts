import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, Visitor, type ESTree, type Plugin } from 'vite';
import { constantsOf, isRaw } from './styles/constants.ts';
import { compileRecipe, RUNTIME, type Compiled } from './styles/recipe.ts';
import { renameClasses, shortNames, withNames, type ShortNames } from './styles/short-names.ts';
import { NotStatic, staticValue } from './styles/static-value.ts';

/** Panda's own functions, as it generated them. */
export interface Panda {
  css: (...styles: object[]) => string;
  cva: (config: object) => (props: object) => string;
  sva: (config: object) => (props: object) => Record<string, string>;
}
interface Recipe {
  slots?: string[];
  variants?: Record<string, Record<string, unknown>>;
  defaultVariants?: Record<string, string>;
}

/**
 * Writes the class names in place of the styles that make them: `css({ p: '16' })` becomes a class, a recipe becomes its classes by variant. What the
 * browser gets then is neither the styles, which are in the stylesheet already, nor Panda's runtime. Styles not known before the program runs stay as they are.
 * Names are short in the built app: Panda's were half of a page's markup.
 */
export function stylesPlugin(styledSystem: string, views: string): Plugin[] {
  const id = '\0virtual:recipe';
  let panda: Panda;
  let names: ShortNames;
  const compiling: Plugin = {
    name: 'waymark-styles',
    apply: 'build',
    enforce: 'pre',
    buildStart: async () => {
      const own = (await import(path.join(styledSystem, 'css/index.js'))) as Panda;
      names = namesOf(views, own);
      panda = withNames(own, names);
    },
    resolveId: (source) => (source === 'virtual:recipe' ? id : undefined),
    load: (source) => (source === id ? { code: RUNTIME, moduleSideEffects: false } : undefined),
    transform(code, file) {
      if (file.startsWith(styledSystem)) return { code, map: null, moduleSideEffects: false };
      if (!/\/src\/views\/.*\.tsx?$/.test(file) || !isStyled(code)) return undefined;
      return { code: compileStyles(code, file, panda), map: null };
    },
  };
  // After Panda has written the stylesheet, and before its file is named by its content.
  const renaming: Plugin = {
    name: 'waymark-class-names',
    apply: 'build',
    transform: (code, file) => (file.startsWith(views) && file.endsWith('.css') ? { code: renameClasses(code, names), map: null } : undefined),
  };
  return [compiling, renaming];
}

/** The names that the built app gives to the classes of the views. @param styledSystem Panda's generated folder */
export const builtNames = async (styledSystem: string, views: string): Promise<ShortNames> =>
  namesOf(views, (await import(path.join(styledSystem, 'css/index.js'))) as Panda);

const namesOf = (views: string, panda: Panda): ShortNames => shortNames(classesIn(views, panda));

const isStyled = (code: string) => code.includes("from '#css/css'");

/** Every list of classes that Panda gives for the styles of the views. */
function classesIn(views: string, panda: Panda): string[] {
  const lists: string[] = [];
  const heard = (list: string) => {
    lists.push(list);
    return list;
  };
  const hearing: Panda = {
    css: (...styles) => heard(panda.css(...styles)),
    cva: (config) => {
      const classesOf = panda.cva(config);
      return (props) => heard(classesOf(props));
    },
    sva: (config) => {
      const classesOf = panda.sva(config);
      return (props) => {
        const slots = classesOf(props);
        Object.values(slots).forEach(heard);
        return slots;
      };
    },
  };
  for (const name of readdirSync(views, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(views, name);
    if (!/(?<!\.test)\.tsx?$/.test(name)) continue;
    const code = readFileSync(file, 'utf8');
    if (isStyled(code)) compileStyles(code, file, hearing);
  }
  return lists;
}

/** @param file where `code` stands: shared styles are read from the files it imports */
export function compileStyles(code: string, file: string, panda: Panda): string {
  const { program } = parseSync(file, code);
  const edits: { start: number; end: number; text: string }[] = [];
  const nameOf = constantsOf(program, file);
  new Visitor({
    CallExpression(call) {
      try {
        const text = compiledCall(call, (node) => staticValue(node, nameOf) as object, panda);
        if (text !== null) edits.push({ start: call.start, end: call.end, text });
      } catch (error) {
        if (!(error instanceof NotStatic)) throw error;
      }
    },
  }).visit(program);
  const outer = edits.filter((edit) => !edits.some((other) => other !== edit && other.start <= edit.start && other.end >= edit.end));
  const compiled = outer.toSorted((a, b) => b.start - a.start).reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code);
  return outer.some(({ text }) => /^\/\* @__PURE__ \*\/ (recipe|slots)\(/.test(text))
    ? `import { recipe, slots } from 'virtual:recipe';\n${compiled}`
    : compiled;
}

function compiledCall({ callee, arguments: args }: ESTree.CallExpression, valueOf: (node: ESTree.Node) => object, panda: Panda): string | null {
  if (isRaw(callee)) return JSON.stringify(valueOf(args[0] as ESTree.Node));
  if (callee.type !== 'Identifier') return null;
  if (callee.name === 'css') return JSON.stringify(panda.css(...args.map(valueOf)));
  if (callee.name !== 'cva' && callee.name !== 'sva') return null;
  const config = valueOf(args[0] as ESTree.Node) as Recipe;
  const compile = (classesOf: (props: object) => string) => textOf(compileRecipe(classesOf, config.variants ?? {}, config.defaultVariants ?? {}));
  if (callee.name === 'cva') return `/* @__PURE__ */ ${compile(panda.cva(config))}`;
  const styles = panda.sva(config);
  return `/* @__PURE__ */ slots({ ${(config.slots ?? []).map((slot) => `${slot}: ${compile((props) => styles(props)[slot] as string)}`).join(', ')} })`;
}

function textOf(compiled: Compiled | null): string {
  if (!compiled) throw new NotStatic();
  return `recipe(${JSON.stringify(compiled.base)}, ${JSON.stringify(compiled.defaults)}, ${JSON.stringify(compiled.variants)})`;
}
