import { DAY } from '../../../../contract/durations.ts';
import type { Language } from '../../../../contract/languages.ts';
import { countryById } from '../../../../contract/countries.ts';
import { defaultCountry } from '../../../http/caller.ts';
import { hasCriteria } from '../../../../src/lib/search-url/standing.ts';
import type { Queryable } from '../../../db/client.ts';
import { rehearse } from '../rehearse.ts';
import type { AlertRow } from '../store.ts';
import { nameOf } from '../words.ts';

/** How long an alert must have found nothing before its owner learns how to find more. */
export const QUIET_DAYS = 28;

/** A variant of an alert with fewer conditions. Without `label` it has no filters. */
export interface Variant {
  label: string | null;
  /** What it would have found in the last 7 days. */
  jobs: number;
  more: boolean;
}

/** Whether the owner should get the email: once, until they change the search. */
export const isQuiet = ({ quietSince, widenedAt }: AlertRow, now: Date): boolean =>
  widenedAt === null && quietSince.getTime() + QUIET_DAYS * DAY <= now.getTime();

/** What an alert would find without its place, and without its filters, if anything. */
export async function variantsOf(db: Queryable, alert: AlertRow, language: Language, now: Date): Promise<Variant[]> {
  const { keywords, location, filters, countryId } = alert;
  const places = location === null ? '' : nameOf({ keywords: '', location, filters: {} }, countryId, language);
  const hasFilters = Object.keys(filters).length > 0;
  const wanted = [
    ...(location === null ? [] : [{ label: places, search: { keywords, location: null, filters } }]),
    ...(hasFilters ? [{ label: null, search: { keywords, location, filters: {} } }] : []),
  ].filter(({ search }) => hasCriteria(search));
  const variants: Variant[] = [];
  for (const { label, search } of wanted) {
    const rehearsal = await rehearse(db, search, { country: countryById(countryId) ?? defaultCountry(), language, now, hidden: [] });
    if (rehearsal.jobs > 0) variants.push({ label, ...rehearsal });
  }
  return variants;
}
