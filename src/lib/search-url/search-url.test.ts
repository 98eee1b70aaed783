import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../contract/languages.ts';
import { buildSearchUrl } from './build.ts';
import { parseSearchUrl } from './parse.ts';
import { EMPTY_SEARCH, filterCount, LIST_FILTERS, RADII, radiusOf, type Search } from './search.ts';

const read = (url: string) => parseSearchUrl(url)?.search;

const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.stringMatching(/^[a-z -]{0,20}(?:jobs|-jobs-in-| jobs in |--| - )[a-z -]{0,9}$/),
  fc.constantFrom('C++', 'R&D', '100%', 'a/b', '東京 エンジニア', 'مهندس برمجيات', '👩‍🔧 fitter', 'full-time', '%2F', 'job-search'),
);
const values = fc.uniqueArray(fc.oneof(fc.stringMatching(/^[a-z0-9-]{1,12}$/), fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 })), { maxLength: 4 });
const bound = fc.option(fc.nat(1_000_000));
const searches: fc.Arbitrary<Search> = fc
  .record({
    ...Object.fromEntries(LIST_FILTERS.map((name) => [name, values])),
    query: text,
    salary: fc.record({ from: bound, to: bound }).map((salary) => (salary.from === null && salary.to === null ? null : salary)),
    verifiedCompany: fc.boolean(),
    workArrangement: fc.constantFrom(null, 'onsite', 'hybrid', 'remote'),
    sort: fc.constantFrom(null, 1, 2, 3),
    page: fc.integer({ min: 1, max: 100 }),
    job: fc.option(fc.integer({ min: 1, max: 2e9 })),
    radius: fc.constantFrom(null, ...RADII),
  })
  // Without a place, a radius means nothing and isn't in any URL.
  .map((search) => ({ ...search, radius: radiusOf(search as unknown as Search) })) as fc.Arbitrary<Search>;

describe('search URLs', () => {
  it.each([
    ['/jobs-hiring/job-search', {}],
    ['/jobs-hiring/staff-nurse-jobs', { query: 'staff nurse' }],
    ['/jobs-hiring/staff-nurse-jobs-in-makati-city', { query: 'staff nurse', location: ['makati-city'] }],
    ['/jobs-hiring/full--time-nurse-jobs', { query: 'full-time nurse' }],
    ['/jobs-hiring/nurse-jobs-in-cebu?radius=25', { query: 'nurse', location: ['cebu'], radius: 25 }],
    ['/jobs-hiring/job-search?location=cebu,davao', { location: ['cebu', 'davao'] }],
    ['/jobs-hiring/C%2B%2B-jobs?salary=30000,&sort=3&page=2', { query: 'C++', salary: { from: 30_000, to: null }, sort: 3, page: 2 }],
    ['/jobs-hiring/job-search?query=jobs%20in%20tech%20jobs%20in%20it%20jobs', { query: 'jobs in tech jobs in it jobs' }],
  ] as [string, Partial<Search>][])('%s converts in both directions', (url, partial) => {
    expect(read(url)).toEqual({ ...EMPTY_SEARCH, ...partial });
    expect(buildSearchUrl(partial)).toBe(url);
  });

  it('round-trip any search', () => {
    fc.assert(
      fc.property(searches, fc.constantFrom(null, ...LANGUAGES), (search, language) => {
        const url = buildSearchUrl(search, language);
        expect(url).toMatch(/^[\x21-\x7e]+$/);
        const parsed = parseSearchUrl(url);
        expect(parsed).toEqual({
          search,
          language,
          unknown: [],
          problems:
            search.salary && search.salary.from !== null && search.salary.to !== null && search.salary.from > search.salary.to ? ['salary.upsideDown'] : [],
        });
        expect(parseSearchUrl(new URL(url, 'https://waymark.test').href.slice('https://waymark.test'.length))?.search).toEqual(search);
      }),
      { numRuns: 500 },
    );
  });

  it('are canonical once built, whatever they were parsed from', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true }), fc.string({ unit: 'grapheme' }), (foreign, keyword) => {
        const parsed = parseSearchUrl(`/jobs-hiring/${keyword.replaceAll(/[/?#]/g, '')}?${foreign.split('?')[1] ?? ''}`);
        const url = buildSearchUrl(parsed!.search);
        expect(buildSearchUrl(read(url)!)).toBe(url);
      }),
    );
  });

  it("report what they can't parse, and parse the rest", () => {
    expect(
      parseSearchUrl(
        '/ja/jobs-hiring/nurse-jobs?page=999999&salary=9,1&sort=7&colour=red&workArrangement=moon&utm_source=x&industry=a&industry=b,a&verifiedCompany=1',
      ),
    ).toEqual({
      search: { ...EMPTY_SEARCH, query: 'nurse', page: 100, salary: { from: 9, to: 1 }, industry: ['a', 'b'], verifiedCompany: true },
      language: LANGUAGES[3],
      unknown: ['colour'],
      problems: ['page.clamped', 'salary.upsideDown', 'sort.unknown', 'workArrangement.unknown'],
    });
    expect(parseSearchUrl('/jobs-hiring/driver')).toMatchObject({ search: { query: 'driver' }, unknown: [], problems: ['keyword.unknown'] });
    expect(['2147483647', '2147483648', '0', 'x'].map((job) => read(`/jobs-hiring/job-search?job=${job}`)?.job)).toEqual([2_147_483_647, null, null, null]);
    expect(parseSearchUrl(`/jobs-hiring/${'x'.repeat(10_000)}-jobs`)?.problems).toEqual(['query.tooLong']);
    expect(parseSearchUrl('/jobs-hiring/job-search?page=0&salary=abc')).toMatchObject({
      search: { page: 1, salary: null },
      problems: ['page.clamped', 'salary.unreadable'],
    });
    expect(parseSearchUrl('/jobs-hiring/%E0%A4%A-jobs')?.search.query).toContain('%');
    expect(parseSearchUrl('/companies')).toBeNull();
  });

  it('count the active filters', () => {
    expect(filterCount({ ...EMPTY_SEARCH, query: 'x', industry: ['a', 'b'], verifiedCompany: true, salary: { from: 1, to: null }, page: 3 })).toBe(4);
    expect(filterCount({ ...EMPTY_SEARCH, salary: { from: 9, to: 1 } })).toBe(0);
  });
});
