import { getCountries, getCountryCallingCode } from 'libphonenumber-js';
import { expect, test } from 'vitest';
import { COUNTRIES } from '../../../contract/countries.ts';
import { LOCATIONS, locationsOf, placeName } from './locations.ts';

test.each(COUNTRIES.map((country) => [country.code, country] as const))('%s has places, a currency and its calling code', (code, country) => {
  const places = locationsOf(country.id);
  expect(places.length).toBeGreaterThanOrEqual(8);
  expect(new Set(places.map((place) => place.seoValue)).size).toBe(places.length);
  for (const place of places) {
    expect(Math.abs(place.latitude)).toBeLessThan(70);
    expect(Number.isFinite(place.longitude)).toBe(true);
    expect(place.region).not.toBe('');
  }
  expect(new Intl.NumberFormat('en', { style: 'currency', currency: country.currency }).format(1)).toContain('1');
  expect(country.dialCode).toBe(getCountryCallingCode(getCountries().find((known) => known === code.toUpperCase()) ?? 'AC'));
});

test('ids are unique and carry their country', () => {
  expect(new Set(LOCATIONS.map((place) => place.id)).size).toBe(LOCATIONS.length);
  for (const place of LOCATIONS) expect(Math.floor(place.id / 1000)).toBe(place.countryId);
});

test.each([
  [105, 'ja', /\p{Script=Han}|\p{Script=Hiragana}/u],
  [211, 'zh-TW', /\p{Script=Han}/u],
  [95, 'zh-TW', /\p{Script=Han}/u],
  [122, 'zh-TW', /\p{Script=Han}/u],
  [225, 'ar', /\p{Script=Arabic}/u],
  [184, 'ar', /\p{Script=Arabic}/u],
])('every place of country %i has a name in %s', (countryId, language, script) => {
  for (const place of locationsOf(countryId)) expect(placeName(place, language)).toMatch(script);
});
