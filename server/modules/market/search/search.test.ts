import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { searchQuery } from '../../../../contract/search.ts';
import { LANGUAGES } from '../../../../contract/languages.ts';
import { testDatabase } from '../../../../tests/support/database.ts';
import type { Database } from '../../../db/client.ts';
import { LOCATIONS, placeName } from '../../../reference/locations.ts';
import { refreshSuggestions } from './lexicon.ts';
import { addJobs, layMarket, NOW, PH } from './market.fixture.ts';
import { searchJobs } from './search.ts';

let db: Database;
beforeAll(async () => {
  ({ db } = await testDatabase());
  await layMarket(db);
  await addJobs(db, [
    {
      title: 'Ward Assistant',
      description: '<p>Help the <b>nurse</b> on duty.</p>',
      companyId: 2,
      locationId: 167_011,
      jobTypeId: 2,
      xpLvlId: 3,
      degreeId: 2,
      industryId: 4,
      salaryMonthFrom: 20_000,
      salaryMonthTo: 30_000,
    },
    {
      title: 'Staff Nurse',
      mainFunctionId: 2,
      jobFunctionId: 201,
      functionTitleId: 20_101,
      locationId: 167_001,
      workArrangement: 'hybrid',
      jobTypeId: 1,
      salaryMonthFrom: 40_000,
      salaryMonthTo: 60_000,
    },
    { title: 'Cleaner', description: 'nurse', salaryMonthFrom: 15_000 },
    { title: 'C++ / C# Engineer (Node.js, .NET)', companyId: 2, skills: ['PostgreSQL'], workArrangement: 'remote' },
    { title: '软件开发工程师', companyId: 2 },
    { title: 'مهندسة برمجيات', companyId: 2 },
    { title: 'Perawat Gigi', description: 'Lowongan untuk rumah sakit, gajinya baik', companyId: 2 },
    { title: '看護師（夜勤あり）', companyId: 3, countryId: 105 },
    { title: 'Closed Nurse', status: 'closed' },
    { title: 'Held Nurse', status: 'onHold' },
    { title: 'Expired Nurse', validThrough: new Date(NOW.getTime() - 1) },
  ]);
  await db.execute(sql`update job set status = 'closed' where title = 'Closed Nurse'`);
  await refreshSuggestions(db);
});

const search = (query: z.input<typeof searchQuery>, countryId = PH) =>
  searchJobs(db, searchQuery.parse(query), { countryId, language: LANGUAGES[0], now: NOW });
/** Titles of the jobs that contain all words. */
const titles = async (query: z.input<typeof searchQuery>, countryId = PH) => {
  const { data } = await search(query, countryId);
  return data.jobs.slice(0, data.jobs.length - data.related).map((job) => job.title);
};
const relatedTitles = async (query: z.input<typeof searchQuery>, countryId = PH) => {
  const { data } = await search(query, countryId);
  return data.jobs.slice(data.jobs.length - data.related).map((job) => job.title);
};

describe('a search by words', () => {
  it('lists titles before mentions, each newest first, and only open jobs', async () => {
    expect(await titles({ query: 'nurse' })).toEqual(['Staff Nurse', 'Ward Assistant', 'Cleaner']);
    expect(await titles({ query: 'nurse', sort: 1 })).toEqual(['Ward Assistant', 'Staff Nurse', 'Cleaner']);
    expect(await titles({ query: 'nurse', sort: 3 })).toEqual(['Staff Nurse', 'Ward Assistant', 'Cleaner']);
    expect((await search({ query: 'nurse' })).meta).toEqual({ page: 1, size: 30, total: 4 });
    expect(await relatedTitles({ query: 'nurse' })).toEqual(['Perawat Gigi']);
  });

  it('requires every word, in any form', async () => {
    expect(await titles({ query: 'nurses jobs in muntinlupa' })).toEqual(['Ward Assistant']);
    expect(await titles({ query: 'blue mango engineers' })).toEqual(['C++ / C# Engineer (Node.js, .NET)']);
    expect(await titles({ query: 'nurse engineer' })).toEqual([]);
  });

  it.each(['C++', 'c#', '.net', 'dotnet', 'node.js', 'NodeJS', 'postgresql'])('finds %s', async (query) => {
    expect(await titles({ query })).toEqual(['C++ / C# Engineer (Node.js, .NET)']);
  });

  it.each([
    ['软件工程师', '软件开发工程师'],
    ['工程', '软件开发工程师'],
    ['المهندسين', 'مهندسة برمجيات'],
    ['برمجيّات', 'مهندسة برمجيات'],
    ['lowongan kerja perawat', 'Perawat Gigi'],
    ['gaji', 'Perawat Gigi'],
    ['ＰＥＲＡＷＡＴ', 'Perawat Gigi'],
  ])('finds %s in any script', async (query, title) => {
    expect(await titles({ query })).toEqual([title]);
  });

  it('finds Japanese by its words, in Japan only', async () => {
    for (const query of ['看護師', '夜勤の看護師', '看護']) expect(await titles({ query }, 105)).toEqual(['看護師（夜勤あり）']);
    expect(await titles({ query: '看護師' })).toEqual([]);
  });

  it('corrects a typo, and returns what was searched instead', async () => {
    const { data, meta } = await search({ query: 'staf nusre' });
    expect(data.corrected_query).toBe('staff nurse');
    expect(data.jobs[0]?.title).toBe('Staff Nurse');
    expect(meta.total - data.related).toBe(1);
    expect((await search({ query: 'qzxwvk' })).data).toMatchObject({ corrected_query: null, jobs: [] });
    expect((await search({ query: 'nurse' })).data.corrected_query).toBeNull();
  });

  it('finds nothing if the query has no searchable words', async () => {
    for (const query of ['???', '😀', '\u200b']) expect((await search({ query })).meta.total).toBe(0);
  });
});

describe('a search that few jobs match in all words', () => {
  it.each([
    ['護理師', 'Staff Nurse'],
    ['enfermera', 'Staff Nurse'],
    ['nurse tokyo', 'Staff Nurse'],
    ['software developer', '软件开发工程师'],
  ])('%s offers %s as related', async (query, title) => {
    expect(await titles({ query })).toEqual([]);
    expect(await relatedTitles({ query })).toContain(title);
  });

  it('offers no related jobs that its filters exclude, and none for words that mean no occupation', async () => {
    expect(await relatedTitles({ query: '護理師', job_types: '2' })).not.toContain('Staff Nurse');
    for (const query of ['qzxwvk', 'asdfgh', 'muntinlupa', 'pokemon']) expect(await relatedTitles({ query })).toEqual([]);
  });

  it('lists related jobs only if sorted by relevance, because by date or salary they would hide the matches', async () => {
    for (const sort of [1, 3]) expect((await search({ query: '護理師', sort })).meta.total).toBe(0);
  });

  it('shows each job once across all pages', async () => {
    const seen: string[] = [];
    for (let page = 1, before: string | undefined; page <= 4; page += 1) {
      const { data } = await search({ query: 'nurse', size: 1, page, before });
      before = data.before;
      seen.push(...data.jobs.map((job) => job.title));
    }
    expect(seen).toEqual(['Staff Nurse', 'Ward Assistant', 'Cleaner', 'Perawat Gigi']);
  });
});

describe('a search by filters', () => {
  it.each([
    [{ job_locations: '167011' }, ['Ward Assistant']],
    [{ job_locations: '167011', radius: 5 }, ['Ward Assistant']],
    [{ job_locations: '167011', radius: 50 }, ['Ward Assistant', 'Staff Nurse']],
    [{ job_locations: '167011,167001' }, ['Ward Assistant', 'Staff Nurse']],
    [{ job_locations: '167701' }, ['Ward Assistant', 'Staff Nurse']],
    [{ job_types: '1' }, ['Staff Nurse']],
    [{ xp_lvls: '3' }, ['Ward Assistant']],
    [{ degrees: '2' }, ['Ward Assistant']],
    [{ industries: '4' }, ['Ward Assistant']],
    [{ job_categories: '2' }, ['Staff Nurse']],
    [{ main_functions: '2' }, ['Staff Nurse']],
    [{ job_function_ids: '201' }, ['Staff Nurse']],
    [{ function_job_title_ids: '20101' }, ['Staff Nurse']],
    [{ company_ids: '1' }, ['Staff Nurse', 'Cleaner']],
    [{ is_company_verified: '1' }, ['Staff Nurse', 'Cleaner']],
    [{ work_arrangement: 'remote' }, ['C++ / C# Engineer (Node.js, .NET)']],
    [{ salary_from: '35000' }, ['Staff Nurse']],
    [{ salary_to: '25000' }, ['Ward Assistant', 'Cleaner']],
    [{ salary_from: '25000', salary_to: '45000' }, ['Ward Assistant', 'Staff Nurse']],
    [{ query: 'nurse', job_types: '2', work_arrangement: 'onsite' }, ['Ward Assistant']],
    [{ job_types: '1', xp_lvls: '3' }, []],
  ] as [z.input<typeof searchQuery>, string[]][])('%j', async (query, expected) => {
    expect(await titles(query)).toEqual(expected);
    expect((await search(query)).meta.total).toBe(expected.length);
  });

  it('shows everything open without filters', async () => {
    expect((await titles({})).length).toBe(7);
    expect((await titles({ sort: 3 })).slice(0, 2)).toEqual(['Staff Nurse', 'Ward Assistant']);
  });
});

describe('quotes and excluded words', () => {
  it.each([
    ['"staff nurse"', ['Staff Nurse']],
    ['"nurse staff"', []],
    ['"nurse on duty"', ['Ward Assistant']],
    ['“help the nurse”', ['Ward Assistant']],
    ['"urse on"', []],
    ['"node js"', ['C++ / C# Engineer (Node.js, .NET)']],
    ['"c++"', ['C++ / C# Engineer (Node.js, .NET)']],
    ['"harbour clinic" nurse', ['Staff Nurse', 'Cleaner']],
    ['nurse -staff', ['Ward Assistant', 'Cleaner']],
    ['nurse -duty -staff', ['Cleaner']],
    ['nurse -nurses', []],
    ['工程 -软件', []],
    ['工程 -护士', ['软件开发工程师']],
  ])('%s', async (query, expected) => {
    expect(await titles({ query })).toEqual(expected);
  });

  it('a query of only excluded words finds all other jobs', async () => {
    expect((await search({ query: '-nurse' })).meta.total).toBe(4);
    expect((await search({ query: '-nurse', sort: 2 })).meta.total).toBe(4);
  });

  it('are searched as typed: nothing related, nothing corrected', async () => {
    expect(await relatedTitles({ query: '"nurse" "tokyo"' })).toEqual([]);
    expect((await search({ query: '"staf nusre"' })).data).toMatchObject({ corrected_query: null, jobs: [] });
    expect(await relatedTitles({ query: '護理師 -staff' })).not.toContain('Staff Nurse');
  });
});

describe('hostile strings', () => {
  it('never make a search fail', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 200 }), async (query) => {
        fc.pre(searchQuery.safeParse({ query }).success);
        expect((await search({ query })).meta.page).toBe(1);
      }),
      { numRuns: 60 },
    );
    for (const query of [
      "'",
      '\\',
      "nurse' & !",
      'a\0b',
      '\ud800',
      '%',
      ':*',
      "'phnurse':*",
      '<b>nurse</b>',
      '${x}',
      'constructor',
      '__proto__',
      '"(( [" x',
      '"a\\ b{1"',
      "-'",
      '"* *" -*',
    ])
      await search({ query });
    expect(searchQuery.safeParse({ query: 'x'.repeat(10_000) }).success).toBe(false);
    expect(searchQuery.safeParse({ salary_from: 9, salary_to: 1 }).success).toBe(false);
  });
});

it('names the searched one of a job’s several places', async () => {
  await addJobs(db, [{ title: 'Lamplighter', locationId: 167_001, locationIds: [167_001, 167_011] }]);
  const places = async (query: z.input<typeof searchQuery>) => (await search({ query: 'lamplighter', ...query })).data.jobs.map(({ location }) => location);
  expect(await places({})).toEqual(['Makati']);
  expect(await places({ job_locations: '167001' })).toEqual(['Makati']);
  expect(await places({ job_locations: '167011' })).toEqual([
    placeName(
      LOCATIONS.find(({ id }) => id === 167_011)!,
      'en',
    ),
  ]);
});

it('finds a quoted phrase with characters that a stored description escapes', async () => {
  await addJobs(db, [{ title: 'Perfumer', description: '<p>At <b>Myrrh</b> &amp; Sons, if salt &lt; sugar &gt; tea, write &amp;amp;.</p>' }]);
  for (const query of ['"myrrh & sons"', '"salt < sugar"', '"sugar > tea"', '"write &amp;"'])
    expect([query, await titles({ query })]).toEqual([query, ['Perfumer']]);
  for (const query of ['"myrrh sugar"', '"sons & myrrh"']) expect([query, await titles({ query })]).toEqual([query, []]);
});
