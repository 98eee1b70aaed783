import { expect, test } from 'vitest';
import { EMPTY_SEARCH, filterCount } from '../../../lib/search-url/search.ts';
import { activeFilters, filterGroups } from './filterGroups.ts';
import { filters, say } from './filters.fixture.ts';

test('every counted filter has a chip with its list’s name, and a checkbox to remove it', () => {
  const search = { ...EMPTY_SEARCH, category: ['it-and-software'], functionTitles: ['qa-engineer-431', 'head-chef-9'] };
  const active = activeFilters(search, filters, say);
  expect(active.map(({ label }) => label)).toEqual(['IT and software', 'QA Engineer', 'head chef']);
  expect(active).toHaveLength(filterCount(search));
  expect(active.map(({ without }) => without)).toEqual([{ category: [] }, { functionTitles: ['head-chef-9'] }, { functionTitles: ['qa-engineer-431'] }]);
  expect(filterGroups(filters, search).map(({ name, items }) => [name, items.length])).toEqual([
    ['mainFunctions', 1],
    ['category', 1],
    ['functionTitles', 1],
  ]);
});

test('a radius counts, has a chip and can be removed, but only with a place', () => {
  const search = { ...EMPTY_SEARCH, location: ['cebu-city'], radius: 25 as const };
  expect(activeFilters(search, filters, say).at(-1)).toEqual({ key: 'radius', label: '25 km', without: { radius: null } });
  expect(filterCount(search)).toBe(2);
  expect(filterCount({ ...search, location: [] })).toBe(0);
  expect(activeFilters({ ...search, location: [] }, filters, say)).toEqual([]);
});

test('categories, which only URLs contain, have a checkbox if one does; titles always have one, for those not loaded yet', () => {
  expect(filterGroups({ ...filters, function_titles: [] }, EMPTY_SEARCH).map(({ name }) => name)).toEqual(['mainFunctions', 'functionTitles']);
});
