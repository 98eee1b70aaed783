import { beforeAll, expect, test } from 'vitest';
import { LOCATIONS, REGIONS } from '../../../reference/locations.ts';
import { placesOf } from './catalog.ts';
import { EMPTY_ROW } from './row.ts';
import { settlePlace } from './settle-place.ts';

const all = [...LOCATIONS, ...REGIONS];
const nameOf = new Map(all.map(({ id, name }) => [id, name]));
const places = placesOf(all);
const found = (place: string, country: string | null) => {
  const settled = settlePlace({ ...EMPTY_ROW, places: [place], country }, places);
  return 'refused' in settled ? settled.refused : settled.locationIds.map((id) => nameOf.get(id)).join(' + ');
};

/** A country, a place as ads write it, and the place of ours that contains it. '' if any match would be wrong. */
const WRITTEN: readonly (readonly [string, string, string])[] = [
  ['SG', 'Central Singapore', 'Central Region'],
  ['SG', 'North-East', 'North-East Region'],
  ['SG', 'Jurong', 'Jurong East'],
  ['SG', 'Marina Bay', 'Downtown Core'],
  ['TW', '台北市中正區', 'Taipei'],
  ['PH', 'Biñan', 'Calabarzon'],
  ['SG', 'Bishan New Town', 'Bishan'],
  ['SG', 'Buona Vista, Central Region', 'Queenstown'],
  ['SG', '10 Ang Mo Kio Street 65, Singapore 569059', 'Ang Mo Kio'],
  ['SG', '1 Raffles Place, #20-61, Singapore 048616', 'Downtown Core'],
  ['SG', 'Seletar', 'North-East Region'],
  ['SG', 'Islandwide', ''],
  ['SG', 'Singapore 238801', ''],
  ['PH', 'Manolo Fortich, Bukidnon', 'Northern Mindanao'],
  ['PH', 'Central Visayas (Region VII)', 'Central Visayas'],
  ['PH', 'NCR', 'Metro Manila'],
  ['PH', 'San Fernando, La Union', 'Ilocos Region'],
  ['PH', 'San Fernando City, Pampanga', 'San Fernando'],
  ['PH', 'BGC, Taguig', 'Taguig'],
  ['PH', '6750 Ayala Avenue, Makati City 1226', 'Makati'],
  ['PH', 'Sto. Tomas, Batangas', 'Calabarzon'],
  ['PH', 'SM Megamall', ''],
  ['ID', 'Greater Jakarta', 'Jakarta + Tangerang + South Tangerang + Bekasi + Depok + Bogor'],
  ['ID', 'DKI Jakarta', 'Jakarta'],
  ['ID', 'Kab. Asahan', 'North Sumatra'],
  ['ID', 'Kuningan Regency', 'West Java'],
  ['ID', 'Kebayoran Baru, Jakarta Selatan', 'South Jakarta'],
  ['ID', 'Jl. Jend. Sudirman Kav. 52-53, Jakarta Selatan 12190', 'South Jakarta'],
  ['ID', 'Kota Cirebon, Jawa Barat', 'West Java'],
  ['MY', 'Klang Valley', 'Kuala Lumpur + Selangor'],
  ['MY', 'Petaling, Selangor', 'Selangor'],
  ['MY', 'Others, Johor', 'Johor'],
  ['MY', 'Batu Kawan, Penang', 'Penang'],
  ['MY', 'Wilayah Persekutuan Kuala Lumpur', 'Kuala Lumpur'],
  ['MY', 'Shah Alam/Subang, Selangor', 'Shah Alam'],
  ['MY', '50450 Kuala Lumpur', 'Kuala Lumpur'],
  ['MY', 'Sungai Petani, Kedah', 'Kedah'],
  ['TW', '台北市大安區', "Da'an, Taipei"],
  ['TW', '臺北市北投區', 'Taipei'],
  ['TW', '台北市', 'Taipei'],
  ['TW', '新北市土城區中華路1段50號3樓', 'New Taipei'],
  ['TW', '彰化縣員林市', 'Changhua County'],
  ['TW', '新竹科學園區', 'Hsinchu'],
  ['TW', 'Da’an District, Taipei City', "Da'an, Taipei"],
  ['JP', '東京都世田谷区', 'Tokyo'],
  ['JP', '大阪府吹田市', 'Osaka Prefecture'],
  ['JP', '〒105-0001 東京都港区虎ノ門1-1', 'Minato, Tokyo'],
  ['JP', 'Roppongi, Tokyo', 'Minato, Tokyo'],
  ['JP', 'Kanagawa', 'Kanagawa'],
  ['JP', '愛知県', 'Aichi'],
  ['HK', 'Kowloon', 'Kowloon'],
  ['HK', 'Sham Shui Po', 'Kowloon'],
  ['HK', '觀塘', 'Kwun Tong'],
  ['HK', '新界', 'New Territories'],
  ['MO', '澳門氹仔', 'Taipa'],
  ['MO', 'Macau Peninsula', 'Macau Peninsula'],
  ['US', 'Burlingame, CA', 'California'],
  ['US', 'Annapolis Junction, MD', 'Maryland'],
  ['US', 'St. Louis, MO', 'St. Louis'],
  ['US', 'Albany NY 12207', 'New York State'],
  ['US', 'Brooklyn, NY', 'New York'],
  ['US', 'San Francisco Bay Area', 'San Francisco + San Jose'],
  ['US', 'Orange County, CA', 'California'],
  ['US', '1600 Amphitheatre Parkway, Mountain View, CA 94043', 'California'],
  ['US', 'Portland, ME', 'Maine'],
  ['US', 'Springfield', ''],
  ['US', 'Munich', ''],
  ['CA', 'Greater Toronto Area', 'Toronto + Mississauga + Brampton'],
  ['CA', 'Kelowna, BC', 'British Columbia'],
  ['CA', 'London, ON N6A 3K7', 'London'],
  ['GB', 'Canary Wharf, London', 'London'],
  ['GB', 'Guildford, Surrey', 'South East England'],
  ['GB', 'Manchester M1 1AE', 'Manchester'],
  ['GB', 'Livingston, Scotland', 'Scotland'],
  ['GB', 'Essex', 'East of England'],
  ['ES', 'Girona, Cataluña', 'Cataluña'],
  ['ES', 'Comunidad de Madrid', 'Comunidad de Madrid'],
  ['ES', 'Móstoles', 'Comunidad de Madrid'],
  ['ES', '28020 Madrid', 'Madrid'],
  ['TR', 'İstanbul', 'İstanbul'],
  ['TR', 'Kadıköy, İstanbul', 'Kadıköy, İstanbul'],
  ['TR', 'Çankaya, Ankara', 'Ankara'],
  ['TR', 'Şanlıurfa', 'Şanlıurfa'],
  ['RS', 'Нови Сад', 'Novi Sad'],
  ['RS', 'Sombor', 'Vojvodina'],
  ['AE', 'DIFC, Dubai', 'Dubai'],
  ['AE', 'أبوظبي', 'Abu Dhabi'],
  ['AE', 'Al Reem Island', 'Abu Dhabi'],
  ['SA', 'المنطقة الشرقية', 'Eastern Province'],
  ['SA', 'Al Qatif', 'Eastern Province'],
  ['SA', 'الرياض', 'Riyadh'],
  ['LK', 'Nugegoda', 'Colombo'],
  ['LK', 'Western Province', 'Western Province'],
  ['LK', 'Ratnapura', 'Sabaragamuwa Province'],
  ['NG', 'Surulere, Lagos', 'Lagos'],
  ['NG', 'Oyo State', 'Oyo State'],
  ['NG', 'Akure', 'Ondo State'],
  ['BR', 'Sorocaba, SP', 'Estado de São Paulo'],
  ['BR', 'São Paulo - SP', 'São Paulo'],
  ['BR', 'Minas Gerais', 'Minas Gerais'],
  ['BR', 'Faria Lima, São Paulo', 'São Paulo'],
];

// Loads the gazetteer on first use, which takes a second, or more on busy cores.
beforeAll(() => void found('a town that is in no catalog', 'SG'), 120_000);

test.each(WRITTEN)('%s: "%s" is in %s', (country, place, expected) => expect(found(place, country)).toBe(expected));

test('a town that lies in one country alone overrules a feed that states another', () => {
  const settled = settlePlace({ ...EMPTY_ROW, places: ['Libmanan'], country: 'ID' }, places);
  expect(settled).toMatchObject({ country: { code: 'ph' }, isCorrected: true, locality: 'Libmanan' });
  // There are two in the Philippines and none elsewhere.
  expect(settlePlace({ ...EMPTY_ROW, places: ['Tanauan'], country: 'ID' }, places)).toMatchObject({ country: { code: 'ph' }, locationIds: [] });
  expect(found('Toledo', 'ID')).toBe('');
});

test('a street is the address, and what it lies in the place', () => {
  const settle = (place: string, country: string) => settlePlace({ ...EMPTY_ROW, places: [place], country }, places);
  expect(settle('台北市北投區中央北路二段99號', 'TW')).toMatchObject({ locationText: '台北市北投區', address: '台北市北投區中央北路二段99號' });
  expect(settle('12 Hill Road, Sudbury, MA 01776', 'US')).toMatchObject({ locationText: 'Sudbury, MA', locality: 'Sudbury', postalCode: '01776' });
  expect(settle('KL Eco City, Kuala Lumpur', 'MY')).toMatchObject({ locationText: null, address: 'KL Eco City' });
});

test('a part of a feed that names another country is not looked for in this one', () => {
  const settled = settlePlace({ ...EMPTY_ROW, places: ['Toronto, ON, Canada; London, UK'], country: 'CA' }, places);
  expect(settled).toMatchObject({ locationIds: [36001] });
});
