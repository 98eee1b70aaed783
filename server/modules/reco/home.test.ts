import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { countryByCode } from '../../../contract/countries.ts';
import { LANGUAGES, type Language } from '../../../contract/languages.ts';
import { testDatabase } from '../../../tests/support/database.ts';
import type { Database } from '../../db/client.ts';
import { job } from '../../db/schema/market.ts';
import { addJobs, layMarket, NOW, PH } from '../search/market.fixture.ts';
import { homeOf } from './home.ts';

const [english, chinese] = LANGUAGES;
const country = countryByCode('ph')!;
const after = (seconds: number) => new Date(NOW.getTime() + seconds * 1_000);
const home = (seconds: number, language: Language = english) => homeOf(db, country, language, after(seconds));
let db: Database;
let ids: number[];

beforeAll(async () => {
  ({ db } = await testDatabase());
  await layMarket(db);
  const pay = { salaryFrom: 20_000, salaryCurrency: 'PHP', salaryPeriod: 'month' as const };
  ids = await addJobs(db, [
    { title: 'Nurse', mainFunctionId: 101, ...pay },
    { title: 'Cook', companyId: 2, ...pay },
  ]);
});

test('its figures are counted once a minute for all languages, behind the request’s back; a job that closed is gone at once', async () => {
  expect(country.id).toBe(PH);
  expect((await home(0)).figures.openJobs).toBe(2);
  expect((await home(0)).jobs.map(({ title }) => title)).toEqual(['Nurse', 'Cook']);
  await db.update(job).set({ status: 'closed' }).where(eq(job.id, ids[0]!));
  const within = await home(59, chinese);
  expect(within.figures.openJobs).toBe(2);
  expect(within.jobs.map(({ title }) => title)).toEqual(['Cook']);
  expect((await home(60)).figures.openJobs).toBe(2);
  await expect.poll(async () => (await home(61)).figures.openJobs).toBe(1);
});

test('no one is shown figures a quarter of an hour old', async () => {
  await db.update(job).set({ status: 'closed' }).where(eq(job.id, ids[1]!));
  expect((await home(61 + 15 * 60)).figures.openJobs).toBe(0);
});
