import { beforeAll, expect, test } from 'vitest';
import { getApplyDraft, saveApplyDraft } from '../../../../contract/applications.ts';
import { LIMITS } from '../../../../contract/limits.ts';
import { searchJobs } from '../../../../contract/search.ts';
import { testApp, type TestApp } from '../../../../tests/support/app.ts';
import type { Browser } from '../../../../tests/support/browser.ts';
import { makeJob } from '../../../../tests/support/market.ts';
import { MATERIAL, naughtyStrings } from '../../../../tests/support/material.ts';

let server: TestApp;
let ana: Browser;

beforeAll(async () => {
  server = await testApp();
  ana = await server.seeker();
});

test.each(MATERIAL)('each naughty string of $from can be searched for or is refused as too long', { timeout: 120_000 }, async (material) => {
  const faults: string[] = [];
  for (const query of naughtyStrings(material)) {
    const { status } = await ana.call(searchJobs, { query: { query } });
    if (status !== (Array.from(query.trim()).length > LIMITS.queryLength ? 422 : 200)) faults.push(`${status}: ${query}`);
  }
  expect(faults).toEqual([]);
});

test.each(MATERIAL)('each naughty string of $from in a draft is returned as typed', { timeout: 120_000 }, async (material) => {
  const { id } = await makeJob(server.db);
  const naughty = naughtyStrings(material);
  const stored = (text: string) => text.toWellFormed().replaceAll('\u0000', '');
  // A draft's answers are stored as one value. Small batches make the string that got lost easy to find.
  for (let at = 0; at < naughty.length; at += 20) {
    const drafted = (each: (text: string) => string) => ({
      answers: Object.fromEntries(naughty.slice(at, at + 20).map((text, index) => [index + 1, each(text)])),
      first_message: each(naughty[at] ?? ''),
    });
    const more = { resume_id: null, video_resume_id: null, idempotency_key: crypto.randomUUID() };
    expect((await ana.call(saveApplyDraft, { params: { id }, body: { ...drafted((text) => text), ...more } })).status).toBe(200);
    expect((await ana.call(getApplyDraft, { params: { id } })).data).toMatchObject({ ...drafted(stored), ...more });
  }
});
