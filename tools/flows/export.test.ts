import { describe, expect, test } from 'vitest';
import { sampleFlow } from './sample/sample.fixtures.ts';
import { exportFlows, formatsOf } from './export.ts';
import { pathIds } from './paths/identity.ts';
import { pathsOf } from './paths/walk.ts';
import type { PathsFile } from './text/story.ts';

const first = await exportFlows([sampleFlow], {}, () => null);

describe('an export', () => {
  test('writes what a reviewer reads of each chart, the index, and what is covered', () => {
    expect([...first.keys()]).toEqual(['sample.svg', 'sample.md', 'index.json', 'covered.json']);
    expect(JSON.parse(first.get('index.json') ?? '')).toEqual([
      {
        id: 'sample',
        area: 'shared',
        title: 'Sample sign-in',
        source: 'tools/flows/sample/sample.machine.ts',
        runsOn: 'page',
        states: 16,
        transitions: 18,
        paths: 14,
        guards: [6, 6],
        refusals: [0, 0],
        covered: { chart: 18, view: 0, browser: 0 },
      },
    ]);
  });

  test('says the same again, and keeps a drawing that is not to be drawn', async () => {
    expect([...(await exportFlows([sampleFlow], {}, () => null))]).toEqual([...first]);
    const kept = await exportFlows([sampleFlow], {}, () => 'the last drawing', () => false);
    expect(kept.get('sample.svg')).toBe('the last drawing');
  });

  test('counts what the views took, and not what is no longer in the chart', async () => {
    const files = await exportFlows([sampleFlow], { sample: { view: ['connection.online: connection.lost', 'gone: thing.done'] } }, () => null);
    expect(JSON.parse(files.get('index.json') ?? '')[0].covered).toEqual({ chart: 18, view: 1, browser: 0 });
  });
});

test('the formats of a chart are files, and its paths need no other', () => {
  const files = formatsOf(sampleFlow);
  expect([...files.keys()]).toEqual(['machine.json', 'chart.json', 'mmd', 'puml', 'scxml', 'paths.json', 'feature'].map((ending) => `sample.${ending}`));
  const { inputs, events, paths } = JSON.parse(files.get('sample.paths.json') ?? '') as PathsFile;
  expect(paths).toHaveLength(14);
  expect(paths.every(({ input, steps }) => input in inputs && steps.slice(1).every(({ event }) => events[event ?? -1] !== undefined))).toBe(true);
});

test('the name of a path depends on what happens on it and nothing else', () => {
  const paths = pathsOf(sampleFlow);
  const ids = pathIds(sampleFlow, paths);
  expect(new Set(ids).size).toBe(paths.length);
  expect(pathIds(sampleFlow, paths.toReversed())).toEqual(ids.toReversed());
  expect(ids[0]).toMatch(/^sample-[0-9a-f]{6}$/);
});
