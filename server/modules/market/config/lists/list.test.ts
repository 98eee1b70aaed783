import { describe, expect, test } from 'vitest';
import { LIST_TYPES, listItem } from '../../../../../contract/config.ts';
import { COUNTRIES } from '../../../../../contract/countries.ts';
import { LANGUAGES } from '../../../../../contract/languages.ts';
import { inLanguage, seoKey } from '../../../../reference/item.ts';
import { list } from './list.ts';

describe.each(LIST_TYPES)('the list %s', (type) => {
  test.each(COUNTRIES.map((country) => [country.code, country.id] as const))('is whole in %s: entries as declared, ids and keys unique', (_, countryId) => {
    const entries = list(type, countryId);
    expect(entries.length).toBeGreaterThan(1);
    for (const entry of entries) expect(listItem.parse(entry).value).not.toBe('');
    expect(new Set(entries.map((entry) => entry.id)).size).toBe(entries.length);
    expect(new Set(entries.map((entry) => entry.seo_value)).size).toBe(entries.length);
  });
});

test('no two countries have a place of the same key', () => {
  const keys = COUNTRIES.flatMap(({ id }) =>
    list('location_lists', id).flatMap((region) => (region['locations'] as { seo_value: string }[]).map(({ seo_value: key }) => key)),
  );
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});

test('the reasons to report a job are the ten of the specification, by category', () => {
  const categories = Object.groupBy(list('report_job_reasons'), (reason) => String(reason['category']));
  expect(Object.entries(categories).map(([category, reasons]) => [category, reasons?.map((reason) => reason.id)])).toEqual([
    ['spam', [1, 2]],
    ['discrimination', [3, 4, 5]],
    ['broken', [6, 7, 8, 9, 10]],
  ]);
});

test("the salary filter's ends are the specification's, its ranges in thousands", () => {
  const filters = list('salary_range_filters', 167).map(({ value, from, to }) => ({ value, from, to }));
  expect(filters[0]).toEqual({ value: 'Below 30K', from: 0, to: 30_000 });
  expect(filters.at(-1)).toEqual({ value: 'Above 200K', from: 200_001, to: 400_000 });
  for (const { value, from, to } of filters.slice(1, -1)) expect(value).toBe(`${Number(from) / 1000}K - ${Number(to) / 1000}K`);
});

test('keys are lower-cased, slashes and spaces are hyphens, and nothing needs escaping in a URL', () => {
  expect(seoKey('Import/Export Specialist')).toBe('import-export-specialist');
  expect(seoKey('São José dos Campos')).toBe('sao-jose-dos-campos');
  expect(seoKey("St. John's")).toBe('st-johns');
  for (const title of list('function_titles')) expect(title.seo_value.endsWith(`-${title.id}`)).toBe(true);
});

test.each(['xp_lvls', 'job_types', 'degrees', 'industry_lists', 'main_functions'] as const)('%s has words in every language', (type) => {
  for (const entry of list(type))
    expect(Object.keys(entry.names ?? {}).toSorted()).toEqual(
      LANGUAGES.slice(1)
        .map(({ tag }) => tag)
        .toSorted(),
    );
  expect(inLanguage(list(type), 'ja')[0]?.value).not.toBe(list(type)[0]?.value);
  expect(inLanguage(list(type), 'ja')[0]).not.toHaveProperty('names');
});

test('what a seeker can say of who writes to them is nothing they can say of what was written', () => {
  const values = list('report_recruiter_reasons').map(({ value }) => value);
  expect(values.filter((reason) => /scam|advertis|promot|harass|discriminat|money|private data|false job/i.test(reason))).toEqual([]);
  expect(values).toHaveLength(6);
});
