import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { countryByCode } from '../../../contract/countries.ts';
import { LANGUAGES, type Language } from '../../../contract/languages.ts';
import { testDatabase } from '../../../tests/support/database.ts';
import type { Database } from '../../db/client.ts';
import { company, job } from '../../db/schema/market.ts';
import { addJobs, layMarket, NOW, PH } from '../market/search/market.fixture.ts';
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
  await db.update(company).set({ isVerified: true, promisesDue: 9, promisesKept: 9, promiseRecord: 'kkkkkkkkk', industryId: 1 }).where(eq(company.id, 2));
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

test('a company that keeps its word comes with its trade and how many of its jobs are open', async () => {
  const { companies } = await home(59);
  const [translated] = (await home(59, chinese)).companies;
  expect(companies).toMatchObject([{ id: 2, promise_record: 'kkkkkkkkk', industry: expect.any(String), jobs: 1 }]);
  expect(translated?.industry).not.toBe(companies[0]?.industry);
});

test('no one is shown figures a quarter of an hour old', async () => {
  await db.update(job).set({ status: 'closed' }).where(eq(job.id, ids[1]!));
  expect((await home(61 + 15 * 60)).figures.openJobs).toBe(0);
});
