import { beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { searchQuery } from '../../../../contract/search.ts';
import { LANGUAGES } from '../../../../contract/languages.ts';
import { testDatabase } from '../../../../tests/support/database.ts';
import type { Database } from '../../../db/client.ts';
import { takeSample } from './frequency.ts';
import { addJobs, layMarket, NOW, PH } from './market.fixture.ts';
import { searchJobs } from './search.ts';
import { DAY } from '../../../../contract/durations.ts';

const JOBS = 1_100;
let db: Database;
beforeAll(async () => {
  ({ db } = await testDatabase());
  await layMarket(db);
  await addJobs(
    db,
    Array.from({ length: JOBS }, (_, index) => ({
      title: index % 2 === 0 ? 'Nurse' : 'Cook',
      description: index % 10 === 0 ? 'wards' : '',
      salaryMonthTo: index,
      postedAt: new Date(NOW.getTime() - index * 60_000),
    })),
  );
});

const search = (query: z.input<typeof searchQuery>, now = NOW) => searchJobs(db, searchQuery.parse(query), { countryId: PH, language: LANGUAGES[0], now });
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

describe('turning pages', () => {
  it.each([{}, { query: 'nurse' }, { sort: 3 }] as const)('of %j shows no job twice and skips none while jobs are added', async (query) => {
    const seen: number[] = [];
    const first = await search({ ...query, size: 50 }, later(60));
    let total = 0;
    for (let page = 1; ; page += 1) {
      await addJobs(db, [
        { title: 'Nurse', postedAt: later(30), salaryMonthTo: 1e6 },
        { title: 'Nurse', postedAt: new Date(NOW.getTime() - page * 3_000_000) },
      ]);
      const turned = page === 1 ? first : await search({ ...query, size: 50, page, before: first.data.before }, later(90));
      if (turned.data.jobs.length === 0) break;
      total = turned.meta.total;
      seen.push(...turned.data.jobs.map((job) => job.id));
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBeGreaterThanOrEqual(first.meta.total);
    expect(total).toBe(first.meta.total);
  });

  it('keeps the order of the first page by relevance, although freshness counts for less as jobs grow older', async () => {
    const validThrough = later(90 * 24 * 60);
    const days = (count: number) => new Date(NOW.getTime() - count * DAY);
    const [older, newer] = await addJobs(db, [
      { title: 'Lamplighter', postedAt: days(12), validThrough, salaryFrom: 20_000, salaryCurrency: 'PHP' },
      { title: 'Lamplighter', postedAt: days(0), validThrough },
    ]);
    const ids = async (page: number, now: Date, before?: string) => {
      const { data } = await search({ query: 'lamplighter', size: 1, page, before }, now);
      return { ids: data.jobs.map(({ id }) => id), before: data.before };
    };
    const first = await ids(1, NOW);
    expect(first.ids).toEqual([newer]);
    const muchLater = later(60 * 24 * 60);
    expect((await ids(1, muchLater)).ids).toEqual([older]);
    expect((await ids(2, muchLater, first.before)).ids).toEqual([older]);
  });

  it('counts up to the cap, and reports that there are more', async () => {
    expect((await search({})).meta).toMatchObject({ total: 1_000, more: true });
    expect((await search({ query: 'wards' })).meta).toEqual({ page: 1, size: 30, total: JOBS / 10 });
  });

  it('beyond the end returns no jobs, and the right count', async () => {
    const beyond = await search({ query: 'wards', page: 60 });
    expect(beyond.data.jobs).toEqual([]);
    expect(beyond.meta).toEqual({ page: 60, size: 30, total: JOBS / 10 });
  });

  it('ignores the snapshot of another search, and an invalid one', async () => {
    const { data } = await search({ query: 'nurse' });
    expect((await search({ query: 'wards', before: data.before })).meta.total).toBe(JOBS / 10);
    for (const before of ['', 'x', '1.2.3.4', data.before.replace(/\.[^.]*$/, '.0000000000'), `zzzzzz${data.before}`])
      expect((await search({ query: 'wards', before })).meta.total).toBe(JOBS / 10);
  });

  it('finds the same by scanning jobs in order as by the index', async () => {
    const cold = await search({ query: 'nurse', sort: 1 });
    expect((await takeSample(db, PH)).tsv.get('nurse')).toBeGreaterThan(0.4);
    // The first search of a database starts the sample in the background. Later searches scan in order once it's there.
    await expect.poll(async () => (await search({ query: 'nurse', sort: 1, before: cold.data.before })).data.jobs).toEqual(cold.data.jobs);
  });
});
