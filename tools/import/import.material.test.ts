import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { MATERIAL } from '../../tests/support/material.ts';
import { importer } from './import.fixture.ts';

/** Of a large feed every so many jobs are taken; all of them by WAYMARK_PATHS=every. */
const EVERY = process.env['WAYMARK_PATHS'] === 'every' ? 1 : 4;
const LARGE = 1_000;

const { database, file, importAll } = importer();
const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

test.each(MATERIAL)('the feeds of $from, in three formats: nothing is lost, nothing is double, nothing unsafe', { timeout: 120_000 }, async ({ folder }) => {
  const open = (await readFile(path.join(folder, 'jobs/open/jobs.open.jsonl'), 'utf8')).trimEnd().split('\n');
  const taken = open.filter((_, index) => open.length < LARGE || index % EVERY === 0);
  const [xml, json] = [path.join(folder, 'feeds/open.indeed.xml'), path.join(folder, 'feeds/open.jsonld')];
  const inFeeds = count(await readFile(xml, 'utf8'), /<job>/g) + count(await readFile(json, 'utf8'), /"@type":\s*"JobPosting"/g);
  const first = await importAll([await file(taken.join('\n'), 'open.jsonl'), xml, json]);
  expect(first.isWhole).toBe(true);
  expect(first.complaints.filter((complaint) => !complaint.endsWith('no company'))).toEqual([]);
  // Each row is answered for: a job of its own, or a copy of another's vacancy.
  const counted = [...first.summary.matchAll(/\d+/g)].map(Number);
  expect(counted.reduce((sum, each) => sum + each)).toBe(taken.length + inFeeds);
  const { rows: all } = await database().pool.query<{ count: number }>('select count(*)::int from job');
  expect(all[0]?.count).toBeGreaterThan(0.7 * (taken.length + inFeeds));
  expect((await importAll([xml, json])).summary).toBe(`0 new, 0 updated, ${inFeeds} unchanged, 0 merged, 0 rejected`);
  const { rows } = await database().pool.query(`select
    (select count(*)::int from (select vacancy_key from job group by 1 having count(*) > 1) d) as doubles,
    (select count(*)::int from job where regexp_replace(description, '</?(p|ul|ol|li|strong|em|br|h3)>', '', 'g') ~ '[<>]') as unsafe,
    (select count(*)::int from job where status = 'open' and ttsv is null) as unfound`);
  expect(rows).toEqual([{ doubles: 0, unsafe: 0, unfound: 0 }]);
});
