import { expect, test } from 'vitest';
import { nearestTests } from './nearest-tests.mjs';

const sources = new Map([
  ['src/a.ts', ''],
  ['src/a.test.ts', "import { a } from './a.ts';"],
  ['src/b.ts', "import { a } from './a.ts';"],
  ['src/views/c.tsx', "const c = () => import('../b.ts');"],
  ['src/views/c.test.tsx', "import { c } from './c.tsx';"],
  ['src/views/d.test.tsx', "import { d } from './d.tsx';"],
]);
const nearest = (changed: string[], budget: number, seconds: Readonly<Record<string, number>> = {}) =>
  nearestTests(sources, changed, { budget, secondsOf: (file) => seconds[file] ?? 1 });

test('the tests of whatever imports a changed file, nearest first', () => {
  expect(nearest(['src/a.ts'], 9)).toEqual({ chosen: ['src/a.test.ts', 'src/views/c.test.tsx'], all: 2 });
});

test('those that fit into the time, but always one', () => {
  expect(nearest(['src/a.ts'], 1)).toEqual({ chosen: ['src/a.test.ts'], all: 2 });
  expect(nearest(['src/a.ts'], 1, { 'src/a.test.ts': 5 })).toEqual({ chosen: ['src/a.test.ts'], all: 2 });
});

test('a changed test is a test of the change', () => {
  expect(nearest(['src/views/d.test.tsx'], 9)).toEqual({ chosen: ['src/views/d.test.tsx'], all: 1 });
});

test('of a file that nothing imports, the tests beside it', () => {
  expect(nearest(['src/views/style.css'], 9).chosen).toEqual(['src/views/c.test.tsx', 'src/views/d.test.tsx']);
});

test('nothing depends on it', () => {
  expect(nearest(['docs/privacy.md'], 9)).toEqual({ chosen: [], all: 0 });
});
