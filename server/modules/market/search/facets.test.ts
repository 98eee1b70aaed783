import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { FACETS, searchQuery } from '../../../../contract/search.ts';
import { LANGUAGES } from '../../../../contract/languages.ts';
import { testDatabase } from '../../../../tests/support/database.ts';
import type { Database } from '../../../db/client.ts';
import { countFacets } from './facets.ts';
import { refreshSuggestions } from './lexicon.ts';
import { addJobs, layMarket, NOW, PH } from './market.fixture.ts';
import { searchJobs } from './search.ts';

type Query = z.input<typeof searchQuery>;
const MANILA = 167_001;
const MAKATI = 167_011;

let db: Database;
beforeAll(async () => {
  ({ db } = await testDatabase());
  await layMarket(db);
  const arrangements = ['onsite', 'hybrid', 'remote'] as const;
  await addJobs(
    db,
    Array.from({ length: 40 }, (_, index) => ({
      title: index % 3 === 0 ? 'Night Nurse' : 'Cook',
      companyId: 1 + (index % 3),
      locationId: index % 4 === 0 ? MAKATI : MANILA,
      ...(index % 8 === 0 ? { locationIds: [MANILA, MAKATI] } : {}),
      jobTypeId: 1 + (index % 4),
      xpLvlId: 1 + (index % 3),
      degreeId: 1 + (index % 2),
      industryId: 1 + (index % 5),
      mainFunctionId: 1 + (index % 2),
      workArrangement: arrangements[index % 3] ?? 'onsite',
      salaryMonthFrom: 10_000 * (index % 5),
      salaryMonthTo: 10_000 * (index % 5) + 5_000,
    })),
  );
  await addJobs(db, [
    { title: 'Cook elsewhere', companyId: 3, countryId: 105 },
    { title: 'Closed Cook', status: 'closed' },
  ]);
  await db.execute(sql`update job set status = 'closed' where title = 'Closed Cook'`);
  await refreshSuggestions(db);
});

const parsed = (query: Query) => searchQuery.parse(query);
const facets = (query: Query, hidden: number[] = []) => countFacets(db, parsed(query), { countryId: PH, now: NOW, hidden });
const total = async (query: Query, hidden: number[] = []) =>
  (await searchJobs(db, parsed({ ...query, size: 1 }), { countryId: PH, language: LANGUAGES[0], now: NOW, hidden })).meta.total;

describe('each count is the number of jobs a search with that value finds', () => {
  test.each<Query>([
    {},
    { query: 'nurse' },
    { query: 'nihgt nusre' },
    { query: 'nusre', xp_lvls: '1' },
    { job_types: '2' },
    { job_types: '2', xp_lvls: '1,3', query: 'cook' },
    { work_arrangement: 'remote', salary_from: 20_000 },
    { job_locations: String(MAKATI), is_company_verified: '1' },
  ])('%j', async (query) => {
    const { counts } = await facets(query);
    let seen = 0;
    for (const facet of FACETS)
      for (const [value, jobs] of Object.entries(counts?.[facet] ?? {})) {
        expect([facet, value, jobs]).toEqual([facet, value, await total({ ...query, [facet]: value })]);
        seen += 1;
      }
    expect(seen).toBeGreaterThan(5);
  });
});

test('values without a count have no jobs', async () => {
  const { counts } = await facets({ query: 'nurse' });
  for (const value of ['1', '2', '3', '4', '5', '6'])
    expect([value, counts?.job_types?.[value] ?? 0]).toEqual([value, await total({ query: 'nurse', job_types: value })]);
});

test('a region includes the jobs of its places, and counts a job in two of its towns once', async () => {
  const { counts } = await facets({});
  const region = Object.keys(counts?.job_locations ?? {})
    .map(Number)
    .filter((id) => id !== MANILA && id !== MAKATI);
  expect(region).toHaveLength(1);
  expect(counts?.job_locations?.[String(region[0])]).toBe(await total({ job_locations: String(region[0]) }));
});

test('for each active filter, counts what a search without it finds', async () => {
  const query = { job_types: '1', xp_lvls: '2', work_arrangement: 'hybrid', salary_from: 45_000, query: 'cook' } as const;
  const { without } = await facets(query);
  const { job_types: _type, ...noType } = query;
  const { salary_from: _salary, ...noSalary } = query;
  expect(without.job_types).toBe(await total(noType));
  expect(without.salary).toBe(await total(noSalary));
  expect(Object.keys(without).toSorted()).toEqual(['job_types', 'salary', 'work_arrangement', 'xp_lvls']);
});

test('words that a search corrects are counted by their corrected spelling, unless they’re quoted', async () => {
  expect(await facets({ query: 'nusre', job_types: '1' })).toEqual(await facets({ query: 'nurse', job_types: '1' }));
  expect(await facets({ query: '"nusre"', job_types: '1' })).toMatchObject({ without: { job_types: 0 } });
});

test('jobs of blocked companies aren’t counted', async () => {
  const { counts } = await facets({}, [1]);
  expect(counts?.job_types?.['1']).toBe(await total({ job_types: '1' }, [1]));
  expect(counts?.job_types?.['1']).toBeLessThan((await facets({})).counts?.job_types?.['1'] ?? 0);
});

test('a query without searchable words finds nothing', async () => {
  expect(await facets({ query: '!!!' })).toEqual({ counts: {}, without: {} });
});
