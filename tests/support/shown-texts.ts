import { globSync, readFileSync } from 'node:fs';

/**
 * Source whose string literals people read, besides the catalogs: output of commands, the importer, reference data, pages without a catalog, legal
 * texts.
 */
const SOURCES = [
  'server/{main,seed,outbox,feature-job,demo-mode}.ts',
  'tools/setup/*.mjs',
  'tools/import/*.ts',
  'server/modules/market/import/{prepare,settle-place}.ts',
  'server/modules/market/config/lists/{reports,people,benefits}.ts',
  'server/modules/*/report-emails.ts',
  'server/modules/operations/inbox/page.ts',
  'server/modules/operations/dev/flows.ts',
  'server/standins/*/{interaction,page,personas,site}.ts',
  'server/adapters/ai/rules/*.ts',
  'server/demo/{cast,employerLife,profile,seekerLife,scripts/*Words}.ts',
  'server/modules/chat/export-words.ts',
  'src/views/legal/{terms,privacy}.ts',
] as const;
const NOT_SHOWN = /\.(test|fixture)\.ts$/;
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const LITERAL = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g;
/** Several words, and not code: excludes class names, paths, queries, markup. */
const isProse = (text: string) => /[A-Za-z’']+ [A-Za-z’']+/.test(text) && !/^\s*(select|update|insert|with) |=>|: \w+;/.test(text);

export interface ShownText {
  /** The file, and the key of a catalog's text. */
  where: string;
  text: string;
}

/** Every English text of the catalogs, and the prose in the source above. Paths are relative to the repository's root, where tests run. */
export function shownTexts(): ShownText[] {
  const catalogs = globSync('src/locales/en/*.json').flatMap((file) =>
    Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>).map(([key, text]) => ({ where: `${file} ${key}`, text })),
  );
  const sources = SOURCES.flatMap((pattern) => globSync(pattern)).filter((file) => !NOT_SHOWN.test(file));
  const literals = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').replace(COMMENT, '').matchAll(LITERAL)]
      .map(([, single, double, template]) => (single ?? double ?? template ?? '').replace(/\\(['"`])/g, '$1').replace(/\$\{[^}]*\}/g, '…'))
      .filter(isProse)
      .map((text) => ({ where: file, text })),
  );
  return [...catalogs, ...literals];
}
