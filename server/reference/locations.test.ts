import { getCountries, getCountryCallingCode } from 'libphonenumber-js';
import { expect, test } from 'vitest';
import { COUNTRIES } from '../../contract/countries.ts';
import { idsWithin, LOCATIONS, locationsOf, nearby, placeName, regionNamed, REGIONS } from './locations.ts';

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
  const all = [...LOCATIONS, ...REGIONS];
  expect(new Set(all.map((place) => place.id)).size).toBe(all.length);
  for (const place of all) expect(Math.floor(place.id / 1000)).toBe(place.countryId);
});

test('no two places of any countries share the name in addresses, which has to say the country', () => {
  const all = [...LOCATIONS, ...REGIONS];
  expect(new Set(all.map((place) => place.seoValue)).size).toBe(all.length);
});

test('every place lies in a region that is a place, or is the region itself', () => {
  expect(LOCATIONS.filter(({ countryId, region }) => region !== 'District of Columbia' && !regionNamed(countryId, region))).toEqual([]);
});

test('a region holds its cities: a job in Quezon City is one in Metro Manila', () => {
  const manila = regionNamed(167, 'Metro Manila');
  expect(idsWithin(manila?.id ?? 0)).toContain(167003);
  expect(idsWithin(167003)).toEqual([167003]);
  expect(idsWithin(regionNamed(225, 'Dubai')?.id ?? 0)).toContain(225003);
});

test('places near another are those whose middle is no farther, in its country only', () => {
  const near = (name: string, kilometers: number) => {
    const place = LOCATIONS.find((one) => one.countryId === 167 && one.name === name);
    return nearby(place?.id ?? 0, kilometers).flatMap(({ id }) => LOCATIONS.filter((one) => one.id === id).map((one) => one.name));
  };
  expect(near('Manila', 1)).toEqual(['Manila']);
  expect(near('Manila', 25)).toEqual(expect.arrayContaining(['Manila', 'Quezon City', 'Makati']));
  expect(near('Manila', 100)).not.toContain('Cebu City');
  expect(nearby(0, 100)).toEqual([]);
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
