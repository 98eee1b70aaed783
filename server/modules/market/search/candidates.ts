import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { namedStatement } from '../../../db/prepared.ts';
import { primaryLanguage } from '../../../../contract/languages.ts';
import type { SearchQuery } from '../../../../contract/search.ts';
import { idsWithin, nearby } from '../../../reference/locations.ts';
import { PROMISES_TO_JUDGE_BY } from '../jobs/card.ts';
import type { Features } from '../../../db/schema/ranking-features.ts';
import { isRemembered, knownTitle, likeness, type KnownTitle } from './titles/known.ts';
import { vectorsMark } from './vectors.ts';

export interface Candidate {
  id: number;
  title: string;
  /** Milliseconds since 1970. */
  postedAt: number;
  showsSalary: boolean;
  isVerified: boolean;
  /** The share of replies its company sent in time. Null if it promises none for this job, or has too few to judge by. */
  promiseKept: number | null;
  /** A tag of `LANGUAGES`. */
  language: string;
  /** IDs of its places. Null if the search has no radius. */
  places: number[] | null;
}

/** For whom jobs are ranked. */
export interface Reader {
  /** The tag of the language they read the site in. */
  language: string;
  /** By the ID of a place, how near it is to the places searched: 1 in one of them, falling to 0 at the radius. Empty without a radius. */
  nearness: ReadonlyMap<number, number>;
  /** What their profile says they look for. */
  titles: readonly KnownTitle[];
}

/** @param seekerTitles from `titlesOfSeeker` */
export function readerOf(
  { job_locations: ids = [], radius }: Pick<SearchQuery, 'job_locations' | 'radius'>,
  language: string,
  seekerTitles: readonly string[],
): Reader {
  const nearness = new Map<number, number>();
  const titles = seekerTitles.map((title) => knownTitle(title));
  if (radius === undefined) return { language, nearness, titles };
  for (const id of ids) {
    for (const place of nearby(id, radius)) nearness.set(place.id, Math.max(nearness.get(place.id) ?? 0, 1 - place.kilometers / radius));
    for (const inIt of idsWithin(id)) nearness.set(inIt, 1);
  }
  return { language, nearness, titles };
}

// As one text: for hundreds of rows, parsing them in the driver would take longer than the query. Whole rows take a third of the time of json_build_object.
const readCandidates = (name: string, places: SQL) =>
  namedStatement(
    name,
    sql`
    select json_agg(candidate)::text as all from (
      select j.id, j.title, extract(epoch from j.posted_at)::float8 * 1000 as "postedAt", c.is_verified as "isVerified", j.language, ${places} as places,
        not j.is_salary_masked and j.salary_currency is not null and coalesce(j.salary_from, j.salary_to) is not null as "showsSalary",
        case when j.apply_url is null and c.promises_due >= ${PROMISES_TO_JUDGE_BY} then least(1, c.promises_kept::float8 / c.promises_due) end as "promiseKept"
      from job j join company c on c.id = j.company_id
      where j.id = any(${sql.placeholder('ids')}::int[])
    ) candidate`,
  );
const read = {
  withPlaces: readCandidates('search-candidates-with-places', sql`array_remove(j.location_ids || j.location_id, null)`),
  withoutPlaces: readCandidates('search-candidates', sql`null`),
};

/** What jobs are ranked by, unordered. Afterwards, the meanings of their titles are cached (titles/known.ts). */
export async function candidates(db: Queryable, ids: readonly number[], { nearness }: Pick<Reader, 'nearness'>): Promise<Candidate[]> {
  if (ids.length === 0) return [];
  const { rows } = await read[nearness.size > 0 ? 'withPlaces' : 'withoutPlaces'](db, { ids: [...ids] });
  const all = JSON.parse((rows[0]?.['all'] as string | null | undefined) ?? '[]') as Candidate[];
  await learnTitles(db, all);
  return all;
}

/**
 * Fetches the meanings of titles that this node hasn't cached. It soon caches most, so they aren't fetched with each search. Leaves out those from an older model:
 * they are calculated when they're needed, until their jobs are indexed again.
 */
async function learnTitles(db: Queryable, all: readonly Candidate[]): Promise<void> {
  const unknown = new Map(all.flatMap(({ id, title }) => (isRemembered(title) ? [] : [[title, id] as const])));
  if (unknown.size === 0) return;
  const mark = vectorsMark();
  const { rows } = await db.execute<{ all: string | null }>(sql`
    select json_agg(json_build_array(title, substr(title_meaning, ${mark.length + 1})))::text as all
    from job where starts_with(title_meaning, ${mark}) and id = any(${sql.param([...unknown.values()])}::int[])`);
  for (const [title, stored] of JSON.parse(rows[0]?.all ?? '[]') as [string, string][]) knownTitle(title, stored);
}

/** Features that count the same for matches and related jobs. A reader of one written form of Chinese or Portuguese reads the others. */
export const meritsOf = (
  { title, showsSalary, isVerified, promiseKept, language, places }: Candidate,
  reader: Reader,
): Pick<Features, 'salary' | 'promise' | 'verified' | 'language' | 'near' | 'profile'> => ({
  salary: showsSalary ? 1 : 0,
  promise: promiseKept ?? 0.5,
  verified: isVerified ? 1 : 0,
  language: primaryLanguage(language) === primaryLanguage(reader.language) ? 1 : 0,
  near: Math.max(0, ...(places ?? []).map((id) => reader.nearness.get(id) ?? 0)),
  profile: Math.max(0, ...reader.titles.map((wanted) => likeness(wanted, knownTitle(title)))),
});
