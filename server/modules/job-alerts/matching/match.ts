import type { StandingSearch } from '../../../../contract/alerts.ts';
import { countryById } from '../../../../contract/countries.ts';
import { LANGUAGES } from '../../../../contract/languages.ts';
import { queryOf } from '../../../../src/lib/search-url/asked.ts';
import { searchOfStanding } from '../../../../src/lib/search-url/standing.ts';
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
    for (const job of jobs) {
      const match = { id: job.id, companyId: job.companyId, listedAt: job.listedAt };
      index.match(job, (place) => {
        const matched = (found[place] ??= { newest: [], total: 0 });
        matched.total += 1;
        if (matched.newest.length < most) matched.newest.push(match);
      });
    }
  }
  return (alert) => found[searchOfAlert[alert] ?? -1] ?? NOTHING;
}

/** In how many of some jobs each lexeme is. */
function sampleOf(jobs: readonly NewJob[]): (lexeme: string) => number {
  const counts = new Map<string, number>();
  for (const { lexemes } of jobs) for (const lexeme of lexemes) counts.set(lexeme, (counts.get(lexeme) ?? 0) + 1);
  return (lexeme) => counts.get(lexeme) ?? 0;
}
