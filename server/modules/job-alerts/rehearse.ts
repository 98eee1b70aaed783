import { REHEARSED_DAYS, type Rehearsal, type StandingSearch } from '../../../contract/alerts.ts';
import type { Country } from '../../../contract/countries.ts';
import type { Language } from '../../../contract/languages.ts';
import type { Queryable } from '../../db/client.ts';
import { countJobs } from '../search/search.ts';
import { searchOf } from './matching/match.ts';

const DAY = 86_400_000;

interface Asker {
  country: Country;
  language: Language;
  now: Date;
  /** Companies whose jobs are not sent to who asks. */
  hidden: readonly number[];
}

/** Searches as the alert will, for what was posted in the last 7 days and is open still: one that closed meanwhile would have been sent too, and is not counted. */
export function rehearse(db: Queryable, standing: StandingSearch, { country, language, now, hidden }: Asker): Promise<Rehearsal> {
  return countJobs(db, searchOf(standing, country.id), { countryId: country.id, language, now, hidden, since: new Date(now.getTime() - REHEARSED_DAYS * DAY) });
}
