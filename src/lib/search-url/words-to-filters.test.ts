import { expect, test } from 'vitest';
import { COUNTRIES } from '../../../contract/countries.ts';
import { LANGUAGES } from '../../../contract/languages.ts';
import { filtersIn } from '../../../server/modules/market/config/service.ts';
import { queryOf } from './page-search.ts';
import { buildSearchUrl } from './build.ts';
import { parseSearchUrl } from './parse.ts';
import { EMPTY_SEARCH, type Search } from './search.ts';
import { wordsToFilters } from './words-to-filters.ts';

const [english] = LANGUAGES;
const read = (query: string, code = 'ph', on: Partial<Search> = {}) => {
  const country = COUNTRIES.find((each) => each.code === code);
  if (!country) throw new Error(code);
  return wordsToFilters({ ...EMPTY_SEARCH, ...on, query }, filtersIn(country, english));
};

test('words that name filters become filters, and the others stay', () => {
  expect(read('remote react jobs in cebu part-time 60k')).toEqual({
    ...EMPTY_SEARCH,
    query: 'react',
    workArrangement: 'remote',
    location: ['cebu-city'],
    jobType: ['part-time'],
    salary: { from: 60_000, to: null },
  });
});

test.each([
  ['nurse', 'ph', { query: 'nurse' }],
  ['nurse jobs', 'ph', { query: 'nurse jobs' }],
  ['work from home accountant', 'ph', { query: 'accountant', workArrangement: 'remote' }],
  ['50k-60k nurse', 'ph', { query: 'nurse', salary: { from: 50_000, to: 60_000 } }],
  ['nurse 96k', 'us', { query: 'nurse', salary: { from: 8_000, to: null } }],
  ['在宅 エンジニア', 'jp', { query: 'エンジニア', workArrangement: 'remote' }],
  ['teletrabajo contable', 'es', { query: 'contable', workArrangement: 'remote' }],
  ['jobs in manila', 'ph', { query: '', location: ['manila'] }],
  ['"remote" nurse -manila', 'ph', { query: '"remote" nurse -manila' }],
  ['remote hybrid nurse', 'ph', { query: 'hybrid nurse', workArrangement: 'remote' }],
] as const)('%s in %s', (query, code, expected) => {
  expect(read(query, code)).toEqual({ ...EMPTY_SEARCH, ...expected });
});

test('a company named in the query becomes a filter, and converts back', () => {
  const filters = filtersIn(
    COUNTRIES.find(({ code }) => code === 'ph')!,
    english,
  );
  const company = { id: 12, name: 'Harbour Freight Inc.', words: 'harbour freight' };
  const found = wordsToFilters({ ...EMPTY_SEARCH, query: 'remote accountant at Harbour Freight' }, filters, company);
  expect(found).toEqual({ ...EMPTY_SEARCH, query: 'accountant', workArrangement: 'remote', company: ['Harbour-Freight-Inc-12'] });
  expect(queryOf(found, filters).query).toMatchObject({ query: 'accountant', company_ids: [12] });
  expect(parseSearchUrl(buildSearchUrl(found))?.search).toEqual(found);
  const other = { ...EMPTY_SEARCH, company: ['Acme-3'], query: 'accountant harbour freight' };
  expect(wordsToFilters(other, filters, company)).toEqual(other);
});

test('a word doesn’t change a filter that is already active', () => {
  expect(read('remote nurse manila', 'ph', { workArrangement: 'onsite', location: ['cebu-city'] })).toMatchObject({
    query: 'remote nurse manila',
    workArrangement: 'onsite',
    location: ['cebu-city'],
  });
});
