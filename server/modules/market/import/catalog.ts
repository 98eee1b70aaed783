import { asc, count } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { functionTitle, jobFunction, location, mainFunction } from '../../../db/schema/market.ts';
import { METRO_AREAS } from '../../../reference/places/parts.ts';
import { LOCATIONS, REGIONS } from '../../../reference/locations.ts';
import { COUNTRIES } from '../../../../contract/countries.ts';
import { Gazetteer } from './gazetteer.ts';
import { type KnownPlace, Places } from './places.ts';
import { Titles } from './titles.ts';

/** What feeds are matched against: the places and the taxonomy in the database. */
export interface Catalog {
  places: Places;
  titles: Titles;
  /** Additional search words of jobs: the names of each taxonomy entry and each place, by id. */
  names: Record<'functionTitle' | 'jobFunction' | 'mainFunction' | 'location', ReadonlyMap<number, readonly string[]>>;
}

const parts = new Map([...LOCATIONS, ...REGIONS].map((place) => [place.id, place.parts]));
const metroAreas = COUNTRIES.flatMap(({ id, code }) =>
  (METRO_AREAS[code] ?? []).map(([names, places]) => ({ countryId: id, names: names.split(';'), places: places.split(';') })),
);

/** The matcher for written places: rows of the location table, the smaller places in them, and towns of the gazetteer. */
export function placesOf(rows: readonly KnownPlace[]): Places {
  return new Places(
    rows.map((place) => ({ ...place, parts: parts.get(place.id) ?? [] })),
    metroAreas,
    new Gazetteer(),
  );
}

export async function readCatalog(db: Database): Promise<Catalog> {
  const [places, mains, functions, titles] = await Promise.all([
    db
      .select({ id: location.id, countryId: location.countryId, name: location.name, region: location.region, aliases: location.aliases })
      .from(location)
      .orderBy(asc(location.id)),
    db.select().from(mainFunction),
    db.select().from(jobFunction),
    db.select().from(functionTitle).orderBy(asc(functionTitle.id)),
  ]);
  const mainFunctionOf = new Map(functions.map((known) => [known.id, known.mainFunctionId]));
  const known = titles.map(({ id, jobFunctionId, value, names }) => ({
    id,
    jobFunctionId,
    mainFunctionId: mainFunctionOf.get(jobFunctionId) ?? 0,
    names: [value, ...Object.values(names)],
  }));
  return {
    places: placesOf(places),
    titles: new Titles(known, functions),
    names: {
      functionTitle: namesOf(titles),
      jobFunction: namesOf(functions),
      mainFunction: namesOf(mains),
      location: new Map(places.map(({ id, name, region, aliases }) => [id, [name, ...(region ? [region] : []), ...aliases]])),
    },
  };
}

function namesOf(entries: readonly { id: number; value: string; names: Record<string, string> }[]): Map<number, string[]> {
  return new Map(entries.map(({ id, value, names }) => [id, [...new Set([value, ...Object.values(names)])]]));
}

/** Whether the database has the places and the taxonomy that rows are matched against. */
export async function hasReferenceData(db: Database): Promise<boolean> {
  const [[places], [titles]] = await Promise.all([db.select({ rows: count() }).from(location), db.select({ rows: count() }).from(functionTitle)]);
  return (places?.rows ?? 0) > 0 && (titles?.rows ?? 0) > 0;
}
