import { beforeAll, describe, expect, test } from 'vitest';
import { getGeoLocation, getJobseekerFilters, getList, getWebsiteOutage, LIST_TYPES, listNearPlaces, listSkills } from '../../../../contract/config.ts';
import { COUNTRIES } from '../../../../contract/countries.ts';
import { testApp, type TestApp } from '../../../../tests/support/app.ts';
import { makeJob } from '../../../../tests/support/market.ts';
import { locationsOf, regionsOf } from '../../../reference/locations.ts';
import { list } from './lists/list.ts';
import { HOUR } from '../../../../contract/durations.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ OUTAGE_UNTIL: '2026-03-02T05:00:00Z' });
});

const get = (type: string, headers: Record<string, string> = {}, query: { language_code?: string } = {}) =>
  server.visitor().call(getList, { params: { type: type as 'degrees' }, query }, headers);

test.each(LIST_TYPES)('the list %s is answered with entries of its own', async (type) => {
  const { data, headers } = await get(type);
  expect(data.length).toBeGreaterThan(0);
  expect(new Set(data.map(({ id }) => id)).size).toBe(data.length);
  expect(headers['cache-control']).toBe('private, max-age=600');
});

test('an unknown list is refused as a parameter', async () => {
  expect((await get('nonsense')).status).toBe(422);
});

test('words are in the language of the request, nested ones too; language_code outweighs it', async () => {
  const nested = (data: Awaited<ReturnType<typeof get>>['data']) => {
    const [functions] = (data[0]?.['sub_function_list'] ?? []) as { job_titles: { value: string; names?: unknown }[] }[];
    return [data[0]?.value, functions?.job_titles[0]?.value, functions?.job_titles[0]?.names];
  };
  expect(nested((await get('main_job_function_lists', { 'language-id': '4' })).data)).toEqual(['IT・エンジニア', 'ソフトウェアエンジニア', undefined]);
  expect((await get('job_types', { 'language-id': '4' }, { language_code: 'zh-tw' })).data[0]?.value).toBe('全職');
  expect((await get('job_types', {}, { language_code: 'xx' })).data[0]?.value).toBe('Full-time');
});

test.each(COUNTRIES.map(({ code, id }) => [code, id] as const))('the places and salaries of %s are its own', async (_code, id) => {
  const { data } = await get('location_lists', { 'country-id': String(id) });
  const places = data.flatMap((region) => region['locations'] as { id: number }[]);
  expect(new Set(places.map((place) => place.id))).toEqual(new Set([...locationsOf(id), ...regionsOf(id)].map((place) => place.id)));
  const filters = (await server.visitor().call(getJobseekerFilters, {}, { 'country-id': String(id) })).data;
  expect(filters.locations).toHaveLength(places.length);
  expect(filters.salary_range_filters[0]?.from).toBe(0);
});

test('filters hold every list a search filters by', async () => {
  const filters = (await server.visitor().call(getJobseekerFilters, {}, { 'language-id': '5' })).data;
  expect(
    Object.entries(filters)
      .filter(([, entries]) => entries.length < 2)
      .map(([name]) => name),
  ).toEqual([]);
  expect(filters.job_types[0]?.value).toBe('全職');
  expect(Object.keys(filters)).toEqual(expect.arrayContaining(['industry_lists', 'job_categories', 'function_titles']));
  expect(filters.function_titles).toHaveLength(list('function_titles').length);
  expect(filters.function_titles[0]).toEqual({ id: 10101, value: '軟體工程師', seo_value: 'software-engineer-10101', job_function_id: 101 });
});

test('an outage is told until it ends', async () => {
  const outage = async () => (await server.visitor().call(getWebsiteOutage, {})).data;
  expect(await outage()).toEqual({ is_outage: true, until: '2026-03-02T05:00:00Z' });
  server.clock.move(HOUR);
  expect(await outage()).toEqual({ is_outage: false, until: null });
});

test('skills are those that open jobs of the country ask for, the most asked first, under ids that stay', async () => {
  const ask = async (headers: Record<string, string> = {}) => (await server.visitor().call(listSkills, {}, headers)).data;
  await makeJob(server.db, { countryId: 193, skills: ['SQL', 'Python'] });
  await makeJob(server.db, { countryId: 193, skills: ['sql'] });
  await makeJob(server.db, { countryId: 193, skills: ['Cobol'], status: 'closed' });
  await makeJob(server.db, { countryId: 105, skills: ['Python'] });
  const singapore = await ask({ 'country-id': '193' });
  expect(singapore.map(({ value }) => value.toLowerCase())).toEqual(['sql', 'python']);
  expect(await ask({ 'country-id': '105' })).toEqual([singapore[1]]);
});

describe('where one seems to be', () => {
  const ask = async (query: { latitude?: number; longitude?: number }, headers: Record<string, string> = {}) =>
    (await server.visitor().call(getGeoLocation, { query }, { 'accept-language': 'en-US', ...headers })).data;

  test('is the place nearest to the coordinates, in the language of the request', async () => {
    expect(await ask({ latitude: 35.68, longitude: 139.69 }, { 'language-id': '4' })).toMatchObject({
      country_id: 105,
      location: { value: expect.stringMatching(/^東京都/) as string },
    });
    expect(await ask({ latitude: 14.58, longitude: 121.06 })).toMatchObject({ country_id: 167 });
  });

  test('is a place of one’s own market where that is near as well', async () => {
    const johorBahru = { latitude: 1.4655, longitude: 103.7578 };
    expect(await ask(johorBahru, { 'country-id': '193' })).toMatchObject({ country_id: 193, location: { seo_value: 'woodlands' } });
    expect(await ask(johorBahru, { 'country-id': '126' })).toMatchObject({ country_id: 126, location: { seo_value: 'johor-bahru' } });
    expect(await ask(johorBahru, { 'country-id': '105' })).toMatchObject({ country_id: 126 });
  });

  test('is no place in the middle of an ocean', async () => {
    expect(await ask({ latitude: -30, longitude: -130 })).toEqual({ country_id: 167, location: null });
  });

  test.each([
    ['en-SG,en;q=0.9', undefined, 193],
    ['zh-Hant-TW', undefined, 211],
    ['en-US,en', undefined, 167],
    ['en-US', 'Asia/Tokyo', 105],
    ['', 'Mars/Olympus', 167],
    ['xx-ZZ,ms-MY', undefined, 126],
  ])('without coordinates, of %j and %j, is country %i', async (language, zone, country) => {
    expect(await ask({}, { 'accept-language': language, ...(zone ? { 'time-zone': zone } : {}) })).toEqual({ country_id: country, location: null });
  });

  test('refuses coordinates that are none', async () => {
    expect((await server.visitor().call(getGeoLocation, { query: { latitude: 91, longitude: 0 } })).status).toBe(422);
  });
});

describe('places that a name may have meant', () => {
  const near = async (place: string, countryId = 193) =>
    (await server.visitor().call(listNearPlaces, { query: { place } }, { 'country-id': String(countryId) })).data.map(
      ({ value, country }) => `${value}, ${country}`,
    );

  test.each([
    ['manilla', 'Manila, ph'],
    ['Tronto', 'Toronto, ca'],
    ['toronto', 'Toronto, ca'],
    ['Philippines', 'Philippines, ph'],
    ['singapor', 'Singapore, sg'],
  ])('%s: %s first', async (place, first) => {
    expect((await near(place))[0]).toBe(first);
  });

  test('one’s own country’s first, four at most, and none for what is like nothing', async () => {
    expect(await near('xanadu beyond')).toEqual([]);
    expect(await near('   ')).toEqual([]);
    expect((await near('san')).length).toBeLessThanOrEqual(4);
  });
});
