import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Flow } from '../../packages/flows/flow.ts';
import { guardOutcomes } from '../../packages/flows/paths/refusals.ts';
import { walkChart, type Walked } from '../../packages/flows/paths/stories.ts';
import { flows } from '../../src/machines/registry.ts';
import { committedFile } from './committed.ts';
import { mergeCovered } from './covered.ts';
import { exportFlows } from './export.ts';
import { isExcludedByTypes } from './excluded-by-types.ts';

/** One in this many charts is drawn: a change of the drawing code affects nearly all of them, and drawing all is half of the work. */
const DRAWN = 8;

/** Each chart is walked once, for both tests. */
const missing = new Map<string, { guards: string[]; refusals: string[] }>();
function walk(flow: Flow): Walked {
  const walked = walkChart(flow);
  const { all, had } = guardOutcomes(flow, walked.paths, new Set(walked.replays.flatMap(({ taken }) => taken.flat())));
  missing.set(flow.id, {
    guards: all.filter((outcome) => !had.has(outcome) && !isExcludedByTypes(flow, outcome)),
    refusals: walked.refusals.flatMap(({ id, path }) => (path === null ? [id] : [])),
  });
  return walked;
}

const known = JSON.parse(committedFile('covered.json') ?? '{}');
// A drawing depends on its chart alone. If the chart differs from the committed one, the file beside the drawing shows it.
const isDrawn = (flow: Flow) => process.env['WAYMARK_PATHS'] === 'every' || flows.findIndex(({ id }) => id === flow.id) % DRAWN === 0;
const files = await exportFlows(flows, mergeCovered(flows, known, []), committedFile, { isDrawn, walk });

test('flows/ matches the charts; update it with `npm run flows`', () => {
  const stale = [...files].filter(([file, text]) => committedFile(file) !== text).map(([file]) => file);
  const extra = readdirSync(new URL('../../flows', import.meta.url)).filter((file) => !files.has(file));
  expect({ stale, extra }).toEqual({ stale: [], extra: [] });
});

test.each(flows.map(({ id }) => id))('a path shows each refusal of %s, and each outcome of its guards that the types allow', (id) => {
  expect(missing.get(id)).toEqual({ guards: [], refusals: [] });
});
