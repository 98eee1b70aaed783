import { COUNTRIES } from '../../contract/countries.ts';
import { seoKey } from './item.ts';
import { ASIA } from './places/asia.ts';
import { PLACE_PARTS } from './places/parts.ts';
import { REGION_ROWS } from './places/regions.ts';
import { WEST } from './places/west.ts';

/** A row of the `location` table. */
export interface Place {
  /** The country's id followed by the place's number in three digits. */
  id: number;
  countryId: number;
  name: string;
  /** The state, province or region it's in. Null if it is one itself. */
  region: string | null;
  seoValue: string;
  /** Names in other scripts and spellings. In Japan, Taiwan, Hong Kong, Macau and the Arab countries the first is in the local script. */
  aliases: string[];
  latitude: number;
  longitude: number;
  /** Names of smaller places in it that have no row of their own. */
  parts: string[];
}

/** Region names that several countries have. Their keys include the country. */
const SHARED: ReadonlySet<string> = new Set(['Eastern Province', 'La Rioja', 'West Midlands']);

/** A city or a district. */
type Town = Place & { region: string };

/** Places named like a larger one elsewhere. Their keys include the region, because a key has to identify the country. */
const NAMESAKES: ReadonlySet<string> = new Set(['ca London', 'hk Aberdeen']);

export const LOCATIONS: readonly Town[] = COUNTRIES.flatMap((country) =>
  (ASIA[country.code] ?? WEST[country.code] ?? []).map((row, index) => {
    const [name = '', region = '', latitude, longitude, aliases = ''] = row.split('|');
    return {
      id: country.id * 1000 + index + 1,
      countryId: country.id,
      name,
      region,
      seoValue: seoKey(NAMESAKES.has(`${country.code} ${name}`) ? `${name} ${region}` : name),
      aliases: listed(aliases),
      latitude: Number(latitude),
      longitude: Number(longitude),
      parts: listed(PLACE_PARTS[`${country.code} ${name}`]),
    };
  }),
);

/** The number of a country's first region. Cities and districts have lower numbers. */
const FIRST_REGION = 701;

/** States, provinces and the like. A job whose town isn't in `LOCATIONS` is found by its region. */
export const REGIONS: readonly Place[] = COUNTRIES.flatMap((country) =>
  (REGION_ROWS[country.code] ?? []).map((row, index) => {
    const [name = '', latitude, longitude, aliases, parts] = row.split('|');
    const isTaken = LOCATIONS.some((place) => place.countryId === country.id && place.seoValue === seoKey(name));
    return {
      id: country.id * 1000 + FIRST_REGION + index,
      countryId: country.id,
      name,
      region: null,
      seoValue: isTaken || SHARED.has(name) ? seoKey(`${name} ${country.code}`) : seoKey(name),
      aliases: listed(aliases),
      latitude: Number(latitude),
      longitude: Number(longitude),
      parts: listed(parts),
    };
  }),
);

function listed(text: string | undefined): string[] {
  return (text ?? '').split(';').filter(Boolean);
}

const byCountry = Map.groupBy(LOCATIONS, (place) => place.countryId);

/** The cities and districts of a country, the largest first. */
export function locationsOf(countryId: number): readonly Town[] {
  return byCountry.get(countryId) ?? [];
}

const regionsByCountry = Map.groupBy(REGIONS, (place) => place.countryId);

export function regionsOf(countryId: number): readonly Place[] {
  return regionsByCountry.get(countryId) ?? [];
}

/** The region with this name: one of `REGIONS`, or a city that is a region itself (Dubai). Undefined if there is none. */
export function regionNamed(countryId: number, name: string): Place | undefined {
  const regions = regionsOf(countryId);
  return (
    regions.find((region) => region.name === name) ??
    regions.find(({ aliases, parts }) => aliases.includes(name) || parts.includes(name)) ??
    locationsOf(countryId).find((place) => place.name === name && place.region === name)
  );
}

const within = Map.groupBy(LOCATIONS, ({ countryId, region }) => regionNamed(countryId, region)?.id);

/** The ids of a place and, for a region, of everything in it: a job in Quezon City is also one in Metro Manila. */
export function idsWithin(id: number): number[] {
  return [...new Set([id, ...(within.get(id) ?? []).map((place) => place.id)])];
}

const byId = new Map([...LOCATIONS, ...REGIONS].map((place) => [place.id, place]));
const EARTH_RADIUS = 6_371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Distance between two places in kilometers, by the haversine formula. */
function distance(one: Place, other: Place): number {
  const [north, east] = [radians(other.latitude - one.latitude), radians(other.longitude - one.longitude)];
  const chord = Math.sin(north / 2) ** 2 + Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * Math.sin(east / 2) ** 2;
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** The country's cities and districts whose centers are within this many kilometers of the place's center, including itself, and how far they are. */
export function nearby(id: number, radius: number): { id: number; kilometers: number }[] {
  const center = byId.get(id);
  if (center === undefined) return [];
  return locationsOf(center.countryId)
    .map((place) => ({ id: place.id, kilometers: distance(center, place) }))
    .filter(({ kilometers }) => kilometers <= radius);
}

const regionOf = new Map([...within].flatMap(([region, towns]) => (region === undefined ? [] : towns.map(({ id }) => [id, region] as const))));

/** The ids of a place and its region: a search for either finds a job there. */
export function idsAround(id: number): number[] {
  const region = regionOf.get(id);
  return region === undefined || region === id ? [id] : [id, region];
}

/** The scripts in which a language writes place names. Other languages use the Latin name, or the alias that is their own word. */
const SCRIPTS: Record<string, RegExp> = { ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u, 'zh-TW': /\p{Script=Han}/u, ar: /\p{Script=Arabic}/u };

/** A place as a language writes it: "東京都港区", "الرياض", "Jakarta Selatan". */
export function placeName(place: Place, language: string): string {
  const script = SCRIPTS[language];
  if (script) return place.aliases.find((alias) => script.test(alias)) ?? place.name;
  return language === 'id' ? (place.aliases.find((alias) => /^(Jakarta|Tangerang) /.test(alias)) ?? place.name) : place.name;
}
