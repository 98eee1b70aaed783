import { expect, test } from 'vitest';
import { EMPTY_ROW } from './row.ts';
import { Places, type KnownPlace } from './places.ts';
import { settlePlace } from './settle-place.ts';

const known = (id: number, countryId: number, name: string, region: string, ...aliases: string[]): KnownPlace => ({ id, countryId, name, region, aliases });
const region = (id: number, countryId: number, name: string, parts: string[] = [], ...aliases: string[]): KnownPlace => ({
  id,
  countryId,
  name,
  region: null,
  aliases,
  parts,
});
const places = new Places([
  known(1, 167, 'Quezon City', 'Metro Manila', 'QC'),
  known(2, 167, 'San Fernando', 'Pampanga'),
  known(3, 167, 'Makati', 'Metro Manila', 'Makati City'),
  known(4, 167, 'Parañaque', 'Metro Manila'),
  known(10, 98, 'South Jakarta', 'Jakarta', 'Jakarta Selatan'),
  known(11, 98, 'Central Jakarta', 'Jakarta', 'Jakarta Pusat', 'Jakarta'),
  known(12, 98, 'Bandung', 'West Java'),
  known(20, 211, 'Xinyi, Taipei', 'Taipei', '台北市信義區', '信義區', '台北', 'Taipei'),
  known(21, 211, 'Neihu, Taipei', 'Taipei', '台北市內湖區'),
  known(30, 227, 'Portland', 'Oregon'),
  known(31, 227, 'Seattle', 'Washington'),
  known(32, 227, 'Los Angeles', 'California', 'LA'),
  known(40, 226, 'London', 'Greater London'),
  known(41, 36, 'London', 'Ontario'),
  region(60, 167, 'Ilocos Region', ['La Union']),
  region(61, 167, 'Central Luzon', ['Pampanga', 'Tarlac'], 'Region III'),
  region(62, 167, 'Metro Manila', [], 'National Capital Region', 'NCR'),
  region(63, 227, 'Maine'),
  known(50, 105, 'Osaka', 'Osaka', '大阪市', '大阪'),
]);
const settle = (place: string | string[], country: string | null = null, more: object = {}) => {
  const settled = settlePlace({ ...EMPTY_ROW, places: [place].flat(), country, ...more }, places);
  return 'refused' in settled
    ? settled.refused
    : { country: settled.country.code, id: settled.locationId, ids: settled.locationIds, text: settled.locationText };
};

test.each([
  ['Quezon City, National Capital Region (NCR)', 'PH', 1],
  ['Paranaque City, National Capital Region (NCR)', 'PH', 4],
  ['Makati', 'Philippines', 3],
  ['Jakarta Selatan', 'ID', 10],
  ['Kota Bandung, Jawa Barat', 'ID', 12],
  ['Bandung Regency', 'ID', 12],
  ['台北市信義區', 'TW', 20],
  ['臺北市內湖區堤頂大道二段99號 (距捷運港墘站約500公尺)', 'TW', 21],
  ['Portland, OR', 'US', 30],
])('"%s" is one of ours', (place, country, id) => expect(settle(place, country)).toMatchObject({ id }));

test('a place of the same name elsewhere is not ours', () => {
  expect(settle('San Fernando City, Ilocos Region (Region I)', 'PH')).toMatchObject({
    id: null,
    ids: [60],
    text: 'San Fernando City, Ilocos Region (Region I)',
  });
  expect(settle('San Fernando, Tarlac', 'PH')).toMatchObject({ id: null, ids: [61] });
  expect(settle('San Fernando, Pampanga', 'PH')).toMatchObject({ id: 2 });
  expect(settle('Portland, ME')).toMatchObject({ country: 'us', id: null, ids: [63] });
  expect(settle('台北市北投區', 'TW')).toMatchObject({ id: null, ids: [], text: '台北市北投區' });
});

test('a city of which ours is a part is found by it but shown as written', () => {
  expect(settle('Jakarta', 'ID')).toEqual({ country: 'id', id: null, ids: [11], text: 'Jakarta' });
  expect(settle('台北市', 'TW')).toMatchObject({ id: null, ids: [20] });
});

test('the country is told by what there is', () => {
  expect(settle('Seattle, WA')).toMatchObject({ country: 'us', id: 31 });
  expect(settle('London, UK')).toMatchObject({ country: 'gb', id: 40 });
  expect(settle('London, ON, Canada')).toMatchObject({ country: 'ca', id: 41 });
  expect(settle('Remote in Canada')).toMatchObject({ country: 'ca', ids: [] });
  expect(settle([], null, { url: 'https://jobs.example.com.my/1' })).toMatchObject({ country: 'my' });
  expect(settle([], null, { currency: 'PHP' })).toMatchObject({ country: 'ph' });
  expect(settle('Berlin', 'Germany')).toBe('country "Germany" isn\'t supported');
  expect(settle([])).toBe('no country or location');
});

test('several places are kept, each once', () => {
  expect(settle('Seattle, WA; LA; Seattle, WA')).toMatchObject({ country: 'us', id: 31, ids: [31, 32] });
});

test('a place known from one country only overrules a stated one that shares no names with it', () => {
  expect(settle('Makati', 'ID')).toMatchObject({ country: 'ph', id: 3 });
  expect(settle('日本大阪', 'TW')).toMatchObject({ country: 'jp', id: 50 });
  expect(settle('London', 'US')).toMatchObject({ country: 'us', id: null, text: 'London' });
});
