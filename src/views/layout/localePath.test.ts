import { expect, test } from 'vitest';
import { localePath } from './localePath.ts';

test.each([
  ['/', 'en', 'sg', '/?country=sg'],
  ['/', 'zh-CN', 'sg', '/zh-cn?country=sg'],
  ['/jobs-hiring/job-search?sort=2&country=ph', 'ja', 'jp', '/ja/jobs-hiring/job-search?sort=2&country=jp'],
  ['/job/a-1', 'en', 'id', '/job/a-1?country=id'],
])('%s in %s, %s', (path, language, country, expected) => {
  expect(localePath(path, { country, language })).toBe(expected);
});

test('the country stays if none is given', () => {
  expect([localePath('/', { language: 'ja' }), localePath('/job/a-1?x=1', { language: 'en' })]).toEqual(['/ja', '/job/a-1?x=1']);
});
