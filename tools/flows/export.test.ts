import { describe, expect, test } from 'vitest';
import { numberPaths, pathIds } from './paths/identity.ts';
import { pathsOf } from './paths/walk.ts';
import { exportFlows } from './export.ts';
import { sampleFlow } from './sample/sample.fixtures.ts';
import type { PathsFile } from './text/story.ts';

const first = await exportFlows([sampleFlow], {}, () => null);

describe('an export', () => {
  test('writes the seven files of each flow, the index and what is covered', () => {
    const files = ['json', 'svg', 'mmd', 'scxml', 'md', 'paths.json', 'feature'].map((ending) => `sample.${ending}`);
    expect([...first.keys()]).toEqual([...files, 'index.json', 'covered.json']);
    expect(JSON.parse(first.get('index.json') ?? '')).toEqual([
      {
        id: 'sample',
        title: 'Sample sign-in',
        source: 'tools/flows/sample/sample.machine.ts',
        states: 16,
        transitions: 18,
        paths: 14,
        covered: { chart: 18, view: 0, browser: 0 },
      },
    ]);
  });

  test('says the same again, from what it said before', async () => {
    const again = await exportFlows([sampleFlow], {}, (file) => first.get(file) ?? null);
    expect([...again]).toEqual([...first]);
  });

  test('counts what the views took, and not what is no longer in the chart', async () => {
    const files = await exportFlows([sampleFlow], { sample: { view: ['connection.online: connection.lost', 'gone: thing.done'] } }, () => null);
    expect(JSON.parse(files.get('index.json') ?? '')[0].covered).toEqual({ chart: 18, view: 1, browser: 0 });
  });

  test('keeps the number of a path when another is added before it', async () => {
    const file = JSON.parse(first.get('sample.paths.json') ?? '') as PathsFile;
    const without = { ...file, next: 14, paths: file.paths.filter(({ number }) => number !== 3) };
    const renumbered = { ...without, paths: without.paths.map((path) => ({ ...path, number: path.number > 3 ? path.number - 1 : path.number })) };
    const files = await exportFlows([sampleFlow], {}, (name) => (name === 'sample.paths.json' ? JSON.stringify(renumbered) : null));
    const numbers = Object.fromEntries((JSON.parse(files.get('sample.paths.json') ?? '') as PathsFile).paths.map(({ id, number }) => [id, number]));
    expect(numbers).toEqual({ ...Object.fromEntries(renumbered.paths.map(({ id, number }) => [id, number])), [file.paths[2]?.id ?? '']: 14 });
  });
});

describe('the name of a path', () => {
  test('depends on what happens on it and nothing else', () => {
    const paths = pathsOf(sampleFlow);
    const ids = pathIds(sampleFlow, paths);
    expect(new Set(ids).size).toBe(paths.length);
    expect(pathIds(sampleFlow, paths.toReversed())).toEqual(ids.toReversed());
    expect(ids[0]).toMatch(/^sample-[0-9a-f]{6}$/);
  });

  test('keeps a number that no other path ever had', () => {
    expect(numberPaths(['b', 'new'], { next: 4, numbers: { a: 1, b: 2, c: 3 } })).toEqual({ next: 5, numbers: { b: 2, new: 4 } });
  });
});
