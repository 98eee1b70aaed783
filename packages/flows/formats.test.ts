import { expect, test } from 'vitest';
import { formatsOf } from './formats.ts';
import { pathIds } from './paths/identity.ts';
import { pathsOf } from './paths/walk.ts';
import { sampleFlow } from './sample/sample.fixtures.ts';
import type { PathsFile } from './text/story.ts';

test('each format of a chart is a file, and running its paths needs no other file', () => {
  const files = formatsOf(sampleFlow);
  expect([...files.keys()]).toEqual(['machine.json', 'chart.json', 'mmd', 'puml', 'scxml', 'paths.json', 'feature'].map((ending) => `sample.${ending}`));
  const { inputs, events, paths } = JSON.parse(files.get('sample.paths.json') ?? '') as PathsFile;
  expect(paths).toHaveLength(14);
  expect(paths.every(({ input, steps }) => input in inputs && steps.slice(1).every(({ event }) => events[event ?? -1] !== undefined))).toBe(true);
});

test('the name of a path depends only on its events', () => {
  const paths = pathsOf(sampleFlow);
  const ids = pathIds(sampleFlow, paths);
  expect(new Set(ids).size).toBe(paths.length);
  expect(pathIds(sampleFlow, paths.toReversed())).toEqual(ids.toReversed());
  expect(ids[0]).toMatch(/^sample-[0-9a-f]{6}$/);
});
