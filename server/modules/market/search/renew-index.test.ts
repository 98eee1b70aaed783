import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { LANGUAGES } from '../../../../contract/languages.ts';
import { searchQuery } from '../../../../contract/search.ts';
import { testDatabase } from '../../../../tests/support/database.ts';
import type { Database } from '../../../db/client.ts';
import { addJobs, layMarket, NOW, PH } from './market.fixture.ts';
import { searchJobs } from './search.ts';
import { renewSearchIndex } from './renew-index.ts';
import { workOutMeaning } from './titles/meaning.ts';
import { vectorsMark } from './vectors.ts';

let db: Database;
beforeAll(async () => {
  ({ db } = await testDatabase());
  await layMarket(db);
  await addJobs(db, [{ title: 'Staff Nurse' }, { title: 'Cook' }]);
});

const related = async () => (await searchJobs(db, searchQuery.parse({ query: 'enfermera' }), { countryId: PH, language: LANGUAGES[0], now: NOW })).data.related;

it('rewrites the vectors of jobs from before an update, once, by one of two nodes', async () => {
  await db.execute(sql`update job set ttsv = 'phnurse', tsv = 'phnurse', title_meaning = null`);
  await db.execute(sql`delete from installation where key = 'searchIndex'`);
  expect(await related()).toBe(0);
  const written = await Promise.all([renewSearchIndex({ db }), renewSearchIndex({ db })]);
  expect(written.toSorted()).toEqual([0, 2]);
  expect(await related()).toBe(1);
  expect(await renewSearchIndex({ db })).toBe(0);
});

it('rewrites only the jobs left by an interrupted run, and those of another model', async () => {
  await db.execute(sql`delete from installation where key = 'searchIndex'`);
  await db.execute(sql`update job set title_meaning = '4/other:' || title_meaning where title = 'Cook'`);
  expect(await renewSearchIndex({ db })).toBe(1);
  const { rows } = await db.execute<{ title_meaning: string }>(sql`select title_meaning from job where title = 'Cook'`);
  expect(rows[0]?.title_meaning).toBe(vectorsMark() + workOutMeaning('Cook').stored);
});

it('skips a market that has them already', async () => {
  await db.execute(sql`delete from installation where key = 'searchIndex'`);
  expect(await renewSearchIndex({ db })).toBe(0);
});
