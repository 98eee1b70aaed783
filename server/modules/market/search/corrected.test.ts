import { beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { countFacets, searchJobs, type searchQuery } from '../../../../contract/search.ts';
import { testApp, type TestApp } from '../../../../tests/support/app.ts';
import { makeJob } from '../../../../tests/support/market.ts';
import { indexJobs } from './indexing.ts';
import { refreshSuggestions } from './lexicon.ts';

const TYPED = 'staf nusre';
const NURSES = 5;
let server: TestApp;
beforeAll(async () => {
  server = await testApp();
  const made: number[] = [];
  const add = async (title: string, day: number) => {
    const { id } = await makeJob(server.db, { title, postedAt: new Date(Date.UTC(2026, 1, day)), salaryMonthTo: 1_000 * day, jobTypeId: 1 });
    made.push(id);
  };
  for (let day = 1; day <= NURSES; day += 1) await add('Staff Nurse', day);
  // Related to the misspelling, and found only if it isn't corrected.
  for (let day = 6; day <= 8; day += 1) await add('Staff Cook', day);
  await indexJobs(server.db, made);
  await refreshSuggestions(server.db);
});

const search = async (query: z.input<typeof searchQuery>) => {
  const { data, meta } = await server.visitor().call(searchJobs, { query });
  return { jobs: data.jobs.slice(0, data.jobs.length - data.related), all: data.jobs.map(({ id }) => id), reply: data, total: meta?.total };
};

test.each([1, 2, 3] as const)('a corrected search, sorted by %d, has the jobs of the right spelling on all of its pages', async (sort) => {
  const whole = await search({ query: 'staff nurse', sort });
  expect(whole.jobs).toHaveLength(NURSES);
  const seen: number[] = [];
  for (let page = 1, before: string | undefined; page <= 3; page += 1) {
    const turned = await search({ query: TYPED, sort, size: 2, page, before });
    expect([page, turned.reply.corrected_query, turned.total]).toEqual([page, 'staff nurse', whole.total]);
    before ??= turned.reply.before;
    seen.push(...turned.all);
  }
  expect(seen).toEqual(whole.all.slice(0, 6));
  expect(seen).toEqual(expect.arrayContaining(whole.jobs.map(({ id }) => id)));
});

test('a page of a corrected search that was opened first, or is beyond the end, is corrected too', async () => {
  expect((await search({ query: TYPED, sort: 1, size: 2, page: 3 })).all).toHaveLength(1);
  expect(await search({ query: TYPED, sort: 1, size: 2, page: 9 })).toMatchObject({ all: [], total: NURSES, reply: { corrected_query: 'staff nurse' } });
});

test('the filters count the jobs of the right spelling', async () => {
  const { data } = await server.visitor().call(countFacets, { query: { query: TYPED } });
  expect(data.counts?.job_types).toEqual({ '1': NURSES });
});
