import type { StandingSearch } from '../../../../contract/alerts.ts';
import { countryById } from '../../../../contract/countries.ts';
import { LANGUAGES } from '../../../../contract/languages.ts';
import { queryOf } from '../../../../src/lib/search-url/asked.ts';
import { searchOfStanding } from '../../../../src/lib/search-url/standing.ts';
import type { Queryable } from '../../../db/client.ts';
import { holdingPhrases } from '../../search/operators.ts';
import { wantedOf, type Wanted } from '../../search/wanted.ts';
import { filtersIn } from '../../config/service.ts';
import { reverseIndex, type NewJob, type ReverseIndex } from './reverse-index.ts';

/** The search of an alert, as a page would send it. Its filters are named by seo_values, which are the same in every language. */
export function searchOf(standing: StandingSearch, countryId: number) {
  const country = countryById(countryId);
  if (!country) throw new Error(`no country ${countryId}`);
  return queryOf(searchOfStanding(standing), filtersIn(country, LANGUAGES[0])).query;
}

/** A job that an alert found. */
export interface Match {
  id: number;
  companyId: number;
  /** Milliseconds. */
  listedAt: number;
}

/** What an alert found: the newest jobs, and how many in all. */
export interface Matched {
  newest: Match[];
  total: number;
}

const NOTHING: Matched = { newest: [], total: 0 };

/**
 * Matches new jobs of a country against alerts. Alerts that ask for the same are matched once.
 * @param batches new jobs, the newest first (new-jobs.ts)
 * @param most how many of each alert's matches are kept
 * @returns what each alert found, by its place
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
  /** The search of each alert; -1 for one that finds nothing. */
  const searchOfAlert: number[] = [];
  for (const alert of alerts) {
    const said = JSON.stringify([alert.keywords, alert.location, alert.filters]);
    let place = places.get(said);
    if (place === undefined) {
      const wanted = wantedOf(searchOf(alert, countryId));
      place = wanted === null ? -1 : searches.push(wanted) - 1;
      places.set(said, place);
    }
    searchOfAlert.push(place);
  }
  places.clear();
  const found: Matched[] = [];
  let index: ReverseIndex | null = null;
  for await (const jobs of batches) {
    index ??= reverseIndex(searches, sampleOf(jobs));
    const byWords = jobs.flatMap((job) => index?.match(job).map((place) => ({ job, place })) ?? []);
    for (const { job, place } of await withPhrases(db, byWords, searches)) {
      const matched = (found[place] ??= { newest: [], total: 0 });
      matched.total += 1;
      if (matched.newest.length < most) matched.newest.push({ id: job.id, companyId: job.companyId, listedAt: job.listedAt });
    }
  }
  return (alert) => found[searchOfAlert[alert] ?? -1] ?? NOTHING;
}

/** Of jobs and the places of the searches that they match by their words, those that hold the phrases of the search, too. */
async function withPhrases(db: Queryable, matches: readonly { job: NewJob; place: number }[], searches: readonly Wanted[]) {
  const phrasesOf = (place: number) => searches[place]?.phrases ?? [];
  const phrased = matches.filter(({ place }) => phrasesOf(place).length > 0);
  if (phrased.length === 0) return matches;
  const isHolding = await holdingPhrases(
    db,
    phrased.map(({ job, place }) => ({ id: job.id, phrases: phrasesOf(place) })),
  );
  const lacking = new Set(phrased.filter((_, at) => !isHolding[at]));
  return matches.filter((match) => !lacking.has(match));
}

/** In how many of some jobs each lexeme is. */
function sampleOf(jobs: readonly NewJob[]): (lexeme: string) => number {
  const counts = new Map<string, number>();
  for (const { lexemes } of jobs) for (const lexeme of lexemes) counts.set(lexeme, (counts.get(lexeme) ?? 0) + 1);
  return (lexeme) => counts.get(lexeme) ?? 0;
}
