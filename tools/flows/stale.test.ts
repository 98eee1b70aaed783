import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Flow } from '../../packages/flows/flow.ts';
import { flows } from '../../src/machines/registry.ts';
import { committedFile } from './committed.ts';
import { mergeCovered } from './covered.ts';
import { exportFlows } from './export.ts';

/** One in this many charts is drawn: a change of the drawing code affects nearly all of them, and drawing all is half of the work. */
const DRAWN = 8;

test('flows/ matches the charts; update it with `npm run flows`', { timeout: 60_000 }, async () => {
  const known = JSON.parse(committedFile('covered.json') ?? '{}');
  // A drawing depends on its chart alone. If the chart differs from the committed one, the file beside the drawing shows it.
  const isDrawn = (flow: Flow) => process.env['WAYMARK_PATHS'] === 'every' || flows.findIndex(({ id }) => id === flow.id) % DRAWN === 0;
  const files = await exportFlows(flows, mergeCovered(flows, known, []), committedFile, isDrawn);
  const stale = [...files].filter(([file, text]) => committedFile(file) !== text).map(([file]) => file);
  const extra = readdirSync(new URL('../../flows', import.meta.url)).filter((file) => !files.has(file));
  expect({ stale, extra }).toEqual({ stale: [], extra: [] });
});
