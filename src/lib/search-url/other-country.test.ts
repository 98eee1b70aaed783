import { expect, test } from 'vitest';
import { inOtherCountry, withCountry } from './other-country.ts';

test.each([
  ['/jobs-hiring/nurse-jobs-in-cebu-city?radius=10&jobType=full-time', '/jobs-hiring/nurse-jobs?jobType=full-time'],
  ['/ja/jobs-hiring/job-search?location=cebu-city,makati&workArrangement=remote', '/ja/jobs-hiring/job-search?workArrangement=remote'],
  ['/jobs-hiring/nurse-jobs?salary=30000,60000&page=3&job=7&sort=1', '/jobs-hiring/nurse-jobs?sort=1'],
  ['/jobs-hiring/job-search?functionTitles=nurse-12,cook-13', '/jobs-hiring/job-search?functionTitles=nurse-12,cook-13'],
  ['/company/acme-3?page=2', '/company/acme-3?page=2'],
])('%s leaves behind its places, its pay, and its page of results', (url, expected) => {
  expect(inOtherCountry(url)).toBe(expected);
});

test('a URL names its country, with or without other parameters', () => {
  expect(['/a', '/a?b=1'].map((url) => withCountry(url, 'sg'))).toEqual(['/a?country=sg', '/a?b=1&country=sg']);
});
