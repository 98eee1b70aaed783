import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** From top to bottom. Any folder not listed is a feature; docs/architecture.md explains the layers. */
const LAYERS = ['app', 'pages and layout', 'feature', 'shared', 'core and ui'] as const;
const AT: Readonly<Record<string, number>> = { app: 0, pages: 1, layout: 1, shared: 3, core: 4, ui: 4 };
const FEATURE = 2;
/** Static, dynamic and mocked imports alike: each breaks without the file it names. */
const NAMED = /(?:\bfrom|\bimport|\bimport\(|\.mock\(|\.doMock\()\s*['"](\.[^'"]+)['"]/g;

type Import = readonly [from: string, to: string];

/** The folder that counts: each of `shared` is one of its own. @param file from src/views */
const folderOf = (file: string) => file.split('/', file.startsWith('shared/') ? 2 : 1).join('/');
const layerOf = (file: string) => AT[file.split('/')[0] as string] ?? FEATURE;

/** The imports that break the layers, with their files. */
function brokenBy(imports: readonly Import[]): string[] {
  const between = imports.filter(([from, to]) => folderOf(from) !== folderOf(to));
  const wrong = between.flatMap(([from, to]) => {
    if (layerOf(to) < layerOf(from)) return [`${from} imports ${to}: ${LAYERS[layerOf(from)]} is below ${LAYERS[layerOf(to)]}`];
    return layerOf(from) === FEATURE && layerOf(to) === FEATURE ? [`${from} imports ${to}: another feature. Let a page give it`] : [];
  });
  return [...wrong, ...cyclesOf(between)];
}

/** Folders that depend on each other, however indirectly. */
function cyclesOf(between: readonly Import[]): string[] {
  const next = Map.groupBy(between, ([from]) => folderOf(from));
  const reached = (folder: string) => {
    const found = new Set<string>();
    const look = (at: string) => {
      for (const to of new Set(next.get(at)?.map((each) => folderOf(each[1])))) {
        if (found.has(to)) continue;
        found.add(to);
        look(to);
      }
    };
    look(folder);
    return found;
  };
  const back = new Map([...next.keys()].map((folder) => [folder, reached(folder)]));
  return between
    .filter(([from, to]) => back.get(folderOf(to))?.has(folderOf(from)))
    .map(([from, to]) => `${from} imports ${to}: ${folderOf(to)} leads back to ${folderOf(from)}`);
}

/** Every import between two files of src/views, including tests. */
function imports(): Import[] {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file) && file !== 'layers.test.ts');
  return files.flatMap((file) =>
    [...readFileSync(path.join(import.meta.dirname, file), 'utf8').matchAll(NAMED)]
      .map(([, to]): Import => [file, path.join(path.dirname(file), to as string)])
      .filter(([, to]) => !to.startsWith('..')),
  );
}

test('no folder imports one above it, no feature another, and there are no cycles', () => {
  const found = imports();
  expect(found.length).toBeGreaterThan(1_000);
  expect(brokenBy(found)).toEqual([]);
});

test.each<[string, Import[], string]>([
  ['a feature the app', [['chat/Room.tsx', 'app/Shell.tsx']], 'feature is below app'],
  ['what is shared a feature', [['shared/job/JobHead.tsx', 'job/JobPage.tsx']], 'shared is below feature'],
  ['ui what is shared', [['ui/Card.tsx', 'shared/job/JobHead.tsx']], 'core and ui is below shared'],
  ['a feature another', [['job/record/A.tsx', 'chat/Room.tsx']], 'another feature'],
  [
    'two of one layer each other',
    [
      ['ui/Card.tsx', 'core/boot.ts'],
      ['core/page.tsx', 'ui/Card.tsx'],
    ],
    'leads back',
  ],
  [
    'three of one layer round about',
    [
      ['shared/a/A.ts', 'shared/b/B.ts'],
      ['shared/b/B.ts', 'shared/c/C.ts'],
      ['shared/c/C.ts', 'shared/a/A.ts'],
    ],
    'leads back',
  ],
])('is detected if %s imports', (_, given, said) => {
  expect(brokenBy(given).join('\n')).toContain(said);
});

test.each([
  `import { A } from './A.ts'`,
  `export type { A } from './A.ts'`,
  `import './A.ts'`,
  `lazy(() => import('./A.ts'))`,
  `vi.mock('./A.ts', () => ({}))`,
])('detects an import in %s', (code) => {
  expect([...code.matchAll(NAMED)].map(([, to]) => to)).toEqual(['./A.ts']);
});
