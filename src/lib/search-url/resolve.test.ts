import { describe, expect, it } from 'vitest';
import { searchQuery } from '../../../contract/search.ts';
import type { JobseekerFilters } from '../../../contract/config.ts';
import { fromSearchQuery, toSearchQuery } from './resolve.ts';
import { EMPTY_SEARCH } from './search.ts';

const item = (id: number, seo_value: string) => ({ id, value: seo_value, seo_value });
const filters: JobseekerFilters = {
  industry_lists: [item(4, 'banking')],
  job_categories: [item(2, 'healthcare'), item(3, 'technology')],
  main_functions: [item(2, 'healthcare'), item(3, 'technology')],
  job_functions: [{ ...item(21, 'nursing'), main_function_id: 2 }],
  job_types: [item(1, 'full-time'), item(2, 'part-time')],
  xp_lvls: [item(5, '3-5-years')],
  degrees: [item(6, 'diploma')],
  locations: [
    { ...item(31, 'cebu-city'), region: null },
    { ...item(32, 'davao'), region: null },
  ],
  salary_range_filters: [],
  function_titles: [],
};
const everything = {
  ...EMPTY_SEARCH,
  query: 'nurse',
  industry: ['banking'],
  workExperience: ['3-5-years'],
  category: ['technology'],
  jobType: ['full-time', 'part-time'],
  location: ['davao'],
  radius: 25,
  qualification: ['diploma'],
  mainFunctions: ['healthcare'],
  jobFunctions: ['nursing'],
  functionTitles: ['staff-nurse-431'],
  salary: { from: 10, to: 20 },
  verifiedCompany: true,
  workArrangement: 'remote',
  sort: 3,
  page: 2,
} as const;

describe('resolving seo values', () => {
  it('asks the API with ids, and converts back', () => {
    const { query, unknown } = toSearchQuery(everything, filters);
    expect(unknown).toEqual([]);
    expect(searchQuery.parse(query)).toMatchObject({
      query: 'nurse',
      radius: 25,
      industries: [4],
      xp_lvls: [5],
      job_categories: [3],
      job_types: [1, 2],
      job_locations: [32],
      degrees: [6],
      main_functions: [2],
      job_function_ids: [21],
      function_job_title_ids: [431],
      salary_from: 10,
      salary_to: 20,
      is_company_verified: '1',
      work_arrangement: 'remote',
      sort: 3,
      page: 2,
    });
    expect(fromSearchQuery(query, filters, [item(431, 'staff-nurse-431')])).toEqual(everything);
  });

  it('reads a list whose commas were escaped', () => {
    const { query, unknown } = toSearchQuery({ ...EMPTY_SEARCH, functionTitles: ['nurse-12,cook-13'], company: ['Acme-3,Blue-Mango-4'] }, filters);
    expect([query, unknown]).toEqual([{ function_job_title_ids: '12,13', company_ids: '3,4' }, []]);
  });

  it('names unknown values and leaves them out', () => {
    const { query, unknown } = toSearchQuery(
      { ...EMPTY_SEARCH, location: ['atlantis', 'Cebu-City', 'cebu-city,davao'], functionTitles: ['nurse'], salary: { from: 9, to: 1 } },
      filters,
    );
    expect(query).toEqual({ job_locations: '31,32' });
    expect(unknown).toEqual(['location: atlantis', 'functionTitles: nurse']);
  });
});
