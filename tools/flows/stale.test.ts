import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Flow } from '../../packages/flows/flow.ts';
import { guardOutcomes } from '../../packages/flows/paths/refusals.ts';
import { walkChart, type Walked } from '../../packages/flows/paths/stories.ts';
import { flows } from '../../src/machines/registry.ts';
import { committedFile } from './committed.ts';
import { mergeCovered } from './covered.ts';
import { exportFlows } from './export.ts';
import { reasonFor, staleReasons } from './paths/exceptions.ts';

/** One in this many charts is drawn: a change of the drawing code affects nearly all of them, and drawing all is half of the work. */
const DRAWN = 8;

/** Each chart is walked once, for both tests. */
const guards = new Map<string, { missing: string[]; stale: string[] }>();
function walk(flow: Flow): Walked {
  const walked = walkChart(flow);
  const { all, had } = guardOutcomes(flow, walked.paths, new Set(walked.replays.flatMap(({ taken }) => taken.flat())));
  const missing = all.filter((outcome) => !had.has(outcome) && reasonFor(flow, outcome) === null);
  guards.set(flow.id, { missing, stale: staleReasons(flow, had) });
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

test.each(flows.map(({ id }) => id))('each guard of %s passes and fails on some path, or there is a reason why it can’t', (id) => {
  expect(guards.get(id)).toEqual({ missing: [], stale: [] });
});
