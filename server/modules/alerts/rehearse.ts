import { REHEARSED_DAYS, type Rehearsal, type StandingSearch } from '../../../contract/alerts.ts';
import type { Country } from '../../../contract/countries.ts';
import { DAY } from '../../../contract/durations.ts';
import type { Language } from '../../../contract/languages.ts';
import type { Queryable } from '../../db/client.ts';
import { countJobs } from '../market/search/search.ts';
import { searchOf } from './matching/match.ts';

interface Asker {
  country: Country;
  language: Language;
  now: Date;
  /** Companies whose jobs are hidden from the person. */
  hidden: readonly number[];
}

/** Counts what the alert would find among open jobs of the last 7 days. Jobs that closed since would have been sent too, but aren't counted. */
export async function rehearse(db: Queryable, standing: StandingSearch, { country, language, now, hidden }: Asker): Promise<Rehearsal> {
  const search = searchOf(standing, country.id);
  if (search === null) return { jobs: 0, more: false };
  return countJobs(db, search, { countryId: country.id, language, now, hidden, since: new Date(now.getTime() - REHEARSED_DAYS * DAY) });
}
