import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { flows } from '../../src/machines/registry.ts';
import { committedFile } from './committed.ts';
import { mergeCovered } from './covered.ts';
import { exportFlows } from './export.ts';

test('flows/ is what the charts say; `npm run flows` makes it so', { timeout: 60_000 }, async () => {
  const known = JSON.parse(committedFile('covered.json') ?? '{}');
  const files = await exportFlows(flows, mergeCovered(flows, known, []), committedFile);
  const stale = [...files].filter(([file, text]) => committedFile(file) !== text).map(([file]) => file);
  const extra = readdirSync(new URL('../../flows', import.meta.url)).filter((file) => !files.has(file));
  expect({ stale, extra }).toEqual({ stale: [], extra: [] });
});
