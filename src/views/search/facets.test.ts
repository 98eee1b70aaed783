import { expect, test } from 'vitest';
import { EMPTY_SEARCH } from '../../lib/search-url/search.ts';
import { blockingFilter, countOf } from './facets.ts';
import { filters, say } from '../shared/search/filters.fixture.ts';

test('offers to remove the active filter whose removal finds the most, with all its values', () => {
  const search = { ...EMPTY_SEARCH, mainFunctions: ['it-and-software'], functionTitles: ['qa-engineer-431', 'head-chef-9'], verifiedCompany: true };
  const without = { main_functions: 3, function_job_title_ids: 23, is_company_verified: 0 };
  expect(blockingFilter(search, filters, say, without)).toEqual({ labels: ['QA Engineer', 'head chef'], without: { functionTitles: [] }, jobs: 23 });
  expect(blockingFilter(search, filters, say, { ...without, is_company_verified: 40 })).toMatchObject({ without: { verifiedCompany: false }, jobs: 40 });
  expect(blockingFilter(search, filters, say, {})).toBeNull();
});

test('a value that the server didn’t count leaves no jobs; without counts, nothing is shown', () => {
  const counted = countOf({ counts: { main_functions: { 1: 7 }, work_arrangement: { remote: 2 } }, without: {} });
  expect([counted('mainFunctions', 1), counted('mainFunctions', 2), counted('workArrangement', 'remote')]).toEqual([7, 0, 2]);
  expect([counted('jobType', 1), counted('functionTitles', 1)]).toEqual([undefined, undefined]);
  expect(countOf(undefined)('mainFunctions', 1)).toBeUndefined();
  expect(countOf({ counts: null, without: {} })('mainFunctions', 1)).toBeUndefined();
});
