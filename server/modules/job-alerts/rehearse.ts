import { REHEARSED_DAYS, type Rehearsal, type StandingSearch } from '../../../contract/alerts.ts';
import type { Country } from '../../../contract/countries.ts';
import type { Language } from '../../../contract/languages.ts';
import { queryOf } from '../../../src/lib/search-url/asked.ts';
import { searchOfStanding } from '../../../src/lib/search-url/standing.ts';
import type { Queryable } from '../../db/client.ts';
import { filtersIn } from '../config/service.ts';
import { countJobs } from '../search/search.ts';

const DAY = 86_400_000;

/** Searches as the alert will, for what was posted in the last 7 days and is open still: one that closed meanwhile would have been sent too, and is not counted. */
export function rehearse(db: Queryable, standing: StandingSearch, country: Country, language: Language, now: Date): Promise<Rehearsal> {
  const { query } = queryOf(searchOfStanding(standing), filtersIn(country, language));
  return countJobs(db, query, { countryId: country.id, language, now, since: new Date(now.getTime() - REHEARSED_DAYS * DAY) });
}
