import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Flow } from '../../packages/flows/flow.ts';
import { flows } from '../../src/machines/registry.ts';
import { committedFile } from './committed.ts';
import { mergeCovered } from './covered.ts';
import { exportFlows } from './export.ts';

/** Of every so many charts one is drawn: how charts are drawn changes nearly all drawings, and drawing them all is half of the work. */
const DRAWN = 8;

test('flows/ is what the charts say; `npm run flows` makes it so', { timeout: 60_000 }, async () => {
  const known = JSON.parse(committedFile('covered.json') ?? '{}');
  // A drawing comes from its chart alone: where that is another than the committed one, the file beside it tells.
  const isDrawn = (flow: Flow) => process.env['WAYMARK_PATHS'] === 'every' || flows.findIndex(({ id }) => id === flow.id) % DRAWN === 0;
  const files = await exportFlows(flows, mergeCovered(flows, known, []), committedFile, isDrawn);
  const stale = [...files].filter(([file, text]) => committedFile(file) !== text).map(([file]) => file);
  const extra = readdirSync(new URL('../../flows', import.meta.url)).filter((file) => !files.has(file));
  expect({ stale, extra }).toEqual({ stale: [], extra: [] });
});
