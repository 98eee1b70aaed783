import type { StandingSearch } from '../../../../contract/alerts.ts';
import { countryById } from '../../../../contract/countries.ts';
import { LANGUAGES } from '../../../../contract/languages.ts';
import type { SearchQuery } from '../../../../contract/search.ts';
import { queryOf } from '../../../../src/lib/search-url/page-search.ts';
import { searchOfStanding } from '../../../../src/lib/search-url/standing.ts';
import type { Queryable } from '../../../db/client.ts';
import { holdingPhrases } from '../../market/search/operators.ts';
import { wantedOf, type Wanted } from '../../market/search/wanted.ts';
import { filtersIn } from '../../market/config/service.ts';
import { reverseIndex, type NewJob, type ReverseIndex } from './reverse-index.ts';

/**
 * The search of an alert, as a page would send it. Its filters have seo_values, which are the same in every language.
 * @returns null if its country has none of its places: then nothing matches
 */
export function searchOf(standing: StandingSearch, countryId: number): SearchQuery | null {
  const country = countryById(countryId);
  if (!country) throw new Error(`Country ${countryId} doesn’t exist`);
  const { query, unknownPlace } = queryOf(searchOfStanding(standing), filtersIn(country, LANGUAGES[0]));
  return unknownPlace === null ? query : null;
}

/** A job that an alert found. */
export interface Match {
  id: number;
  companyId: number;
  /** Milliseconds. */
  listedAt: number;
}

/** An alert's result: the newest jobs, and the total. */
export interface Matched {
  newest: Match[];
  total: number;
}

/**
 * Matches a country's new jobs with alerts. Identical searches are matched once.
 * @param batches new jobs, newest first (new-jobs.ts)
 * @param db to read jobs' texts for an alert with a phrase
 * @param most how many matches to store per alert
 * @returns the result of each alert, by index
 */
export async function matchAlerts(
  db: Queryable,
  alerts: Iterable<StandingSearch>,
  countryId: number,
  batches: AsyncIterable<NewJob[]>,
  most: number,
): Promise<(place: number) => Matched> {
  const places = new Map<string, number>();
  const searches: Wanted[] = [];
  /** The index of each alert's search; -1 for one that finds nothing. */
  const searchOfAlert: number[] = [];
  for (const alert of alerts) {
    const key = JSON.stringify([alert.keywords, alert.location, alert.filters]);
    let place = places.get(key);
    if (place === undefined) {
      const search = searchOf(alert, countryId);
      const wanted = search && wantedOf(search);
      place = wanted === null ? -1 : searches.push(wanted) - 1;
      places.set(key, place);
    }
    searchOfAlert.push(place);
  }
  places.clear();
  /** The jobs that any search found, newest first; for each search the indexes of its newest ones, and its total. */
  const matches: Match[] = [];
  const newest = new Uint32Array(searches.length * most);
  const totals = new Uint32Array(searches.length);
  const keep = (search: number, match: number): void => {
    const total = totals[search] as number;
    if (total < most) newest[search * most + total] = match;
    totals[search] = total + 1;
  };
  let index: ReverseIndex | null = null;
  for await (const jobs of batches) {
    index ??= reverseIndex(searches, sampleOf(jobs));
    const phrased: Phrased[] = [];
    for (const job of jobs) {
      const match = matches.push({ id: job.id, companyId: job.companyId, listedAt: job.listedAt }) - 1;
      index.match(job, (search) => {
        const phrases = searches[search]?.phrases ?? [];
        if (phrases.length === 0) keep(search, match);
        else phrased.push({ search, match, id: job.id, phrases });
      });
    }
    const isHeld = phrased.length === 0 ? [] : await holdingPhrases(db, phrased);
    for (const [at, { search, match }] of phrased.entries()) if (isHeld[at]) keep(search, match);
  }
  return (alert) => {
    const search = searchOfAlert[alert] ?? -1;
    const total = totals[search] ?? 0;
    const latest = newest.subarray(search * most, search * most + Math.min(total, most));
    return { newest: Array.from(latest, (match) => matches[match] as Match), total };
  };
}

/** A job with all words of a search, whose text must be checked for its phrases. */
interface Phrased {
  search: number;
  match: number;
  id: number;
  phrases: readonly string[];
}

/** How many jobs of a sample contain each lexeme. */
function sampleOf(jobs: readonly NewJob[]): (lexeme: string) => number {
  const counts = new Map<string, number>();
  for (const { lexemes } of jobs) for (const lexeme of lexemes) counts.set(lexeme, (counts.get(lexeme) ?? 0) + 1);
  return (lexeme) => counts.get(lexeme) ?? 0;
}
