import { expect, test } from 'vitest';
import { companiesUrl, parseCompaniesUrl } from './companies-url.ts';

test.each(['acme', 'who? me', 'a & b = c', '100% "real" #1', 'ñandú 會計'])('finds the companies of %j again from its URL', (query) => {
  expect(parseCompaniesUrl(companiesUrl({ query, page: 2, industry: 3, followed: '1' }))).toEqual({ query, page: 2, industry: 3, followed: '1' });
});

test('reads a second question mark as text, and ignores what it doesn’t know', () => {
  expect(parseCompaniesUrl('/companies?query=who? me&page=0&industry=x&followed=yes#top')).toEqual({ query: 'who? me', page: 1 });
});
