import { expect, test } from 'vitest';
import { chosenPath } from './chosenPath.ts';
import { localePath } from './localePath.ts';

test.each([
  ['/', 'en', 'sg', '/?country=sg'],
  ['/', 'zh-CN', 'sg', '/zh-cn?country=sg'],
  ['/jobs-hiring/job-search?sort=2&country=ph', 'ja', 'jp', '/ja/jobs-hiring/job-search?sort=2&country=jp'],
  ['/job/a-1', 'en', 'id', '/job/a-1?country=id'],
  ['/a?functionTitles=nurse-12,cook-13&industry=food%2C%20drink', 'en', 'sg', '/a?functionTitles=nurse-12,cook-13&industry=food%2C%20drink&country=sg'],
  ['/a?b=1?2&countryside=1', 'en', 'sg', '/a?b=1?2&countryside=1&country=sg'],
])('%s in %s, %s', (path, language, country, expected) => {
  expect(localePath(path, { country, language })).toBe(expected);
});

test('the country stays if none is given', () => {
  expect([localePath('/', { language: 'ja' }), localePath('/job/a-1?x=1', { language: 'en' })]).toEqual(['/ja', '/job/a-1?x=1']);
});

test('a search leaves its place and pay behind only if the country changes', () => {
  const search = '/jobs-hiring/nurse-jobs-in-cebu-city?jobType=full-time&salary=30000,60000';
  expect(chosenPath(search, 'ph', { country: 'sg', language: 'en' })).toBe('/jobs-hiring/nurse-jobs?jobType=full-time&country=sg');
  expect(chosenPath(search, 'ph', { country: 'ph', language: 'ja' })).toBe(`/ja${search}&country=ph`);
});
