import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { flows } from '../../src/machines/registry.ts';
import type { Flow } from '../../packages/flows/flow.ts';
import { sampleFlow } from '../../packages/flows/sample/sample.fixtures.ts';
import { catalogOf, describePath } from './catalog.ts';
import { playwrightTests } from './test-files.ts';
import { changedSince } from './changed.ts';
import { type Format, FORMATS, write } from './formats.ts';

const paths = catalogOf(sampleFlow);
const root = new URL('../../', import.meta.url).pathname;
const folder = path.join(root, '.flows/export');
const filesOf = (format: Format, flow: Flow = sampleFlow, listed = paths) => write(format, flow, listed, { criterion: 'edges', folder });

test('no two paths of a chart are called the same', () => {
  for (const id of ['quickApply', 'login', 'interview']) {
    const flow = flows.find((each) => each.id === id) ?? sampleFlow;
    const titles = catalogOf(flow).map(({ title }) => title);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  }
});

test('a path is told with its data and how to run it', () => {
  const [first] = paths;
  if (!first) throw new Error('the sample has no path');
  const text = describePath(sampleFlow, first);
  expect(text).toContain(`npm run paths -- run ${first.id}`);
  for (const step of first.steps) expect(text).toContain(step.happens);
});

test('as JSON, it needs no other file', () => {
  const [[, text = ''] = []] = filesOf('json');
  const file = JSON.parse(text) as { inputs: object; paths: { id: string; input: string; steps: { event: { type: string } }[] }[] };
  expect(file.paths.map(({ id }) => id)).toEqual(paths.map(({ id }) => id));
  expect(file.paths.every(({ input, steps }) => input in file.inputs && steps.every(({ event }) => typeof event.type === 'string'))).toBe(true);
});

test('as CSV, it has a row a step', () => {
  const [[, text = ''] = []] = filesOf('csv');
  const rows = parse(text, { columns: true }) as { path: string; step: string }[];
  expect(rows).toHaveLength(paths.reduce((sum, { steps }) => sum + steps.length + 1, 0));
});

test('as a model of GraphWalker, each edge has its ends', () => {
  const [[, text = ''] = []] = filesOf('graphwalker');
  const [model] = (JSON.parse(text) as { models: { vertices: { id: string }[]; edges: { sourceVertexId: string; targetVertexId: string }[] }[] }).models;
  const known = new Set(model?.vertices.map(({ id }) => id));
  expect(model?.edges.filter(({ sourceVertexId, targetVertexId }) => !known.has(sourceVertexId) || !known.has(targetVertexId))).toEqual([]);
  expect(model?.edges.length).toBeGreaterThan(10);
});

test.each(FORMATS.filter((format) => format !== 'graphwalker'))('as %s, every path is in it', (format) => {
  const text = filesOf(format)
    .map(([, content]) => content)
    .join('');
  expect(paths.filter(({ id }) => !text.includes(id))).toEqual([]);
});

test('what changed is asked of git, and a revision that is not there is an error', () => {
  expect(changedSince(root, flows, 'HEAD').length).toBeLessThanOrEqual(flows.length);
  expect(() => changedSince(root, flows, 'no-such-revision')).toThrow(/no-such-revision/);
});

test('the plan of every chart takes the exported paths in place of its own', () => {
  const plans = flows.flatMap((flow) => playwrightTests(flow, [], { criterion: 'edges', folder }) ?? []);
  expect(plans.length).toBeGreaterThan(60);
  expect(
    plans.filter((text) => !/\bdrivePaths\(\w+Flow, PATHS\)/.test(text) || /drivePaths\(\w+Flow\)/.test(text) || !text.includes('type ExportedPaths')),
  ).toEqual([]);
  expect(plans.filter((text) => /from '\.\/(?!\.)/.test(text))).toEqual([]);
});

test('as tests of Playwright, each path that a page can take is listed by Playwright itself', () => {
  const flow = flows.find(({ id }) => id === 'logout') ?? sampleFlow;
  const listed = catalogOf(flow);
  mkdirSync(path.join(root, '.flows'), { recursive: true });
  const place = mkdtempSync(path.join(root, '.flows/listed-'));
  try {
    for (const [file, text] of write('playwright', flow, listed, { criterion: 'edges', folder: place })) writeFileSync(path.join(place, file), text);
    const text = execFileSync(process.execPath, [path.join(root, 'node_modules/@playwright/test/cli.js'), 'test', '--list', '-c', place], {
      encoding: 'utf8',
      env: { ...process.env, WAYMARK_PATHS: 'covering' },
    });
    const ids = listed.filter(({ levels, isRefusal }) => levels.includes('B') && !isRefusal).map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(3);
    expect(ids.filter((id) => !text.includes(`${id} `))).toEqual([]);
  } finally {
    rmSync(place, { recursive: true });
  }
});
