import { expect, test } from 'vitest';
import { parseSearchUrl } from './parse.ts';
import { EMPTY_SEARCH } from './search.ts';
import { hasCriteria, searchOfStanding, standingOf } from './standing.ts';

test.each([
  '/jobs-hiring/nurse-jobs-in-cebu-city',
  '/jobs-hiring/nurse-jobs-in-cebu-city?radius=10',
  '/jobs-hiring/full--time-nurse-jobs?jobType=full-time,part-time&salary=30000,50000',
  '/jobs-hiring/job-search?location=cebu-city,manila&verifiedCompany=1&workArrangement=remote&functionTitles=software-engineer-431',
  '/jobs-hiring/C%23-jobs?salary=,50000&industry=food%2C%20drink',
])('%s survives being stored by an alert, whatever its page and order', (url) => {
  const search = parseSearchUrl(url)?.search ?? EMPTY_SEARCH;
  expect(searchOfStanding(standingOf({ ...search, page: 4, sort: 3, job: 7 }))).toEqual(search);
});

test('equal searches are stored equally', () => {
  const [one, other] = ['jobType=full-time&salary=1,2', 'salary=1,2&jobType=full-time'].map(
    (query) => parseSearchUrl(`/jobs-hiring/job-search?${query}`)?.search,
  );
  expect(standingOf(one ?? EMPTY_SEARCH)).toEqual(standingOf(other ?? EMPTY_SEARCH));
});

test("words, a place or a filter search for something; an order, spaces or unknown parameters don't", () => {
  const standing = { keywords: '', location: null, filters: {} };
  expect(hasCriteria({ ...standing, keywords: 'nurse' })).toBe(true);
  expect(hasCriteria({ ...standing, location: 'cebu-city' })).toBe(true);
  expect(hasCriteria({ ...standing, filters: { workArrangement: 'remote' } })).toBe(true);
  expect(hasCriteria({ ...standing, keywords: '  ' })).toBe(false);
  expect(hasCriteria({ ...standing, filters: { workArrangement: 'moon', page: '3', sort: '2' } })).toBe(false);
});
