import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { DAY } from '../../../../contract/durations.ts';
import { LANGUAGES } from '../../../../contract/languages.ts';
import { searchQuery } from '../../../../contract/search.ts';
import { testDatabase } from '../../../../tests/support/database.ts';
import type { Database } from '../../../db/client.ts';
import { company, job } from '../../../db/schema/market.ts';
import { explain } from './explain.ts';
import { addJobs, layMarket, NOW, PH, type JobRow } from './market.fixture.ts';
import { byScore, type Scored } from './score.ts';

let db: Database;
beforeAll(async () => {
  ({ db } = await testDatabase());
  await layMarket(db);
});

const PAID = { salaryFrom: 30_000, salaryCurrency: 'PHP', salaryPeriod: 'month' } as const;
const posted = (days: number) => new Date(NOW.getTime() - days * DAY);

/** Adds jobs with the same title, searches for it, and returns their positions in the given list, in the order found. */
async function orderOf(title: string, rows: Omit<JobRow, 'title'>[]): Promise<number[]> {
  const ids = await addJobs(
    db,
    rows.map((row) => ({ title, ...row })),
  );
  const { jobs } = await explain(db, searchQuery.parse({ query: title }), { countryId: PH, language: LANGUAGES[0], now: NOW });
  return jobs.map(({ id }) => ids.indexOf(id));
}

it('lists a job that shows its salary before a slightly newer one that doesn’t; a hidden salary doesn’t count', async () => {
  expect(
    await orderOf('Glass Blower', [{ postedAt: posted(1) }, { postedAt: posted(8), ...PAID }, { postedAt: posted(2), ...PAID, isSalaryMasked: true }]),
  ).toEqual([1, 0, 2]);
  expect(await orderOf('Bell Founder', [{ postedAt: posted(1) }, { postedAt: posted(15), ...PAID }])).toEqual([0, 1]);
});

it('lists companies that keep their reply promises first, and those with too few replies before those that break them', async () => {
  const record = (promisesDue: number, promisesKept: number) => db.update(company).set({ promisesDue, promisesKept }).where(eq(company.id, 2));
  const other = { companyId: 2, postedAt: posted(5) };
  await record(10, 10);
  // The first one is from a verified company with no replies yet.
  expect(await orderOf('Clock Maker', [{ postedAt: posted(4) }, other])).toEqual([1, 0]);
  // Someone who applies on the employer's own site gets the reply there.
  expect(await orderOf('Sign Painter', [{ postedAt: posted(4) }, { ...other, applyUrl: 'https://mango.example' }])).toEqual([0, 1]);
  await record(4, 4);
  expect(await orderOf('Organ Builder', [{ postedAt: posted(4) }, other])).toEqual([0, 1]);
  await record(10, 0);
  expect(await orderOf('Wheel Wright', [{ postedAt: posted(15) }, { ...other, postedAt: posted(4) }])).toEqual([0, 1]);
});

it('lists an ad in the reader’s language before a slightly newer one in another', async () => {
  const [older, newer] = await addJobs(db, [
    { title: 'Net Mender', language: 'zh-TW', postedAt: posted(14) },
    { title: 'Net Mender', language: 'en', postedAt: posted(3) },
  ]);
  const orderFor = async (tag: string) => {
    const language = LANGUAGES.find((each) => each.tag === tag) ?? LANGUAGES[0];
    return (await explain(db, searchQuery.parse({ query: 'net mender' }), { countryId: PH, language, now: NOW })).jobs.map(({ id }) => id);
  };
  expect(await orderFor('en')).toEqual([newer, older]);
  expect(await orderFor('zh-TW')).toEqual([older, newer]);
  expect(await orderFor('zh-CN')).toEqual([older, newer]);
  // It weighs less than three weeks.
  await db
    .update(job)
    .set({ postedAt: posted(30) })
    .where(eq(job.id, older ?? 0));
  expect(await orderFor('zh-TW')).toEqual([newer, older]);
});

it('lists jobs in the place searched before newer ones that are only within the radius', async () => {
  // 167001 is 16 kilometers from 167011.
  const [here, near] = await addJobs(db, [
    { title: 'Sail Maker', locationId: 167011, locationIds: [167011], postedAt: posted(9) },
    { title: 'Sail Maker', locationId: 167001, locationIds: [167001], postedAt: posted(2) },
  ]);
  const find = async (query: object) =>
    (await explain(db, searchQuery.parse({ query: 'sail maker', ...query }), { countryId: PH, language: LANGUAGES[0], now: NOW })).jobs.map(({ id }) => id);
  expect(await find({ job_locations: '167011', radius: 25 })).toEqual([here, near]);
  expect(await find({ job_locations: '167001', radius: 25 })).toEqual([near, here]);
  expect(await find({ job_locations: '167011,167001', radius: 25 })).toEqual([near, here]);
});

describe('a signed-in job seeker’s profile', () => {
  const order = async (titles: readonly string[], words = 'manager') =>
    (await explain(db, searchQuery.parse({ query: words }), { countryId: PH, language: LANGUAGES[0], now: NOW, titles })).jobs.map(({ title }) => title);

  it('decides between jobs that fit the words about equally', async () => {
    await addJobs(db, [
      { title: 'Restaurant Manager', postedAt: posted(3) },
      { title: 'Nurse Manager', postedAt: posted(3) },
      { title: 'Warehouse Manager', postedAt: posted(3) },
    ]);
    const [first, ...others] = await order(['Registered Nurse']);
    expect(first).toBe('Nurse Manager');
    expect(others).toHaveLength(2);
    expect((await order(['護理師']))[0]).toBe('Nurse Manager');
    expect((await order(['Chef', 'Storekeeper']))[2]).toBe('Nurse Manager');
  });

  it('never decides against the words', async () => {
    expect((await order(['Registered Nurse'], 'warehouse manager'))[0]).toBe('Warehouse Manager');
  });
});

it('lists the more similar title first, whatever its company', async () => {
  await db.update(company).set({ promisesDue: 10, promisesKept: 0, isVerified: false }).where(eq(company.id, 2));
  await addJobs(db, [
    { title: 'Software Sales Engineer', ...PAID, postedAt: posted(1) },
    { title: 'Senior Software Engineer', companyId: 2, postedAt: posted(1) },
  ]);
  const { jobs } = await explain(db, searchQuery.parse({ query: 'software engineer' }), { countryId: PH, language: LANGUAGES[0], now: NOW });
  expect(jobs.map(({ title }) => title)).toEqual(['Senior Software Engineer', 'Software Sales Engineer']);
});

it('lists exact titles first and related titles last, whatever their scores', () => {
  const features = { likeness: 0, onCard: 0, words: 0, fresh: 0, salary: 0, promise: 0, verified: 0, language: 0, near: 0, profile: 0 };
  const scored: Scored[] = [
    { id: 1, tier: 'related', features, score: 9 },
    { id: 2, tier: 'match', features, score: 8 },
    { id: 3, tier: 'exact', features, score: 1 },
    { id: 4, tier: 'match', features, score: 8 },
  ];
  expect(scored.sort(byScore).map(({ id }) => id)).toEqual([3, 4, 2, 1]);
});
