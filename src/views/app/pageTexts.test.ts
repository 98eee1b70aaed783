import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { BASE_NAMESPACES, LATER_NAMESPACES } from './namespaces.ts';
import { PAGES } from './pages.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const IMPORT = /^(?:import|export)\s(?!type\b)[^;]*?from '(\.[^']+)'/gm;
const quoted = (text: string) => [...text.matchAll(/'([\w-]+)'/g)].map(([, name]) => name as string);
const within = (source: string, call: RegExp) => [...source.matchAll(call)].flatMap(([, list]) => quoted(list ?? ''));

/** The source files of a page's chunk: its static imports, not what it loads later. */
function sourcesOf(file: string, found = new Map<string, string>()): Map<string, string> {
  if (found.has(file) || !file.startsWith(path.join(root, 'src')) || !existsSync(file)) return found;
  const source = readFileSync(file, 'utf8');
  found.set(file, source);
  for (const [, to] of source.matchAll(IMPORT)) sourcesOf(path.resolve(path.dirname(file), to as string), found);
  return found;
}

test.each(Object.entries(PAGES))('%s has the texts of all its parts', (_, { file, namespaces }) => {
  const sources = sourcesOf(path.join(root, file));
  expect(sources.size).toBeGreaterThan(0);
  const has = new Set([
    ...BASE_NAMESPACES,
    ...LATER_NAMESPACES,
    ...namespaces,
    ...[...sources.values()].flatMap((source) => within(source, /\buseTexts\(([^)]*)\)/g)),
  ]);
  const lacks = [...sources].flatMap(([part, source]) => {
    const needed = [...within(source, /\buseTranslation\(([^)]*)\)/g), ...[...source.matchAll(/\bt\(\s*['`](\w+):/g)].map(([, name]) => name as string)];
    return needed.filter((name) => !has.has(name)).map((name) => `${path.relative(root, part)}: ${name}`);
  });
  expect(lacks).toEqual([]);
});
