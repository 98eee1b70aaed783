import type { JobAlert } from '../../../contract/alerts.ts';
import { looksLikeEmail } from '../../lib/email.ts';
import { hasCriteria } from '../../lib/search-url/standing.ts';
import type { Draft } from './jobAlert.types.ts';

/** What prevents a draft from being saved, by field (specification §5): keys of the `validation` texts. Empty if nothing does. */
export function faultsOf(draft: Draft): Partial<Record<'keywords' | 'frequency' | 'email', string>> {
  const email = draft.email.trim();
  return {
    ...(hasCriteria(draft) ? {} : { keywords: 'alert.selectOne' }),
    ...(draft.frequency === null ? { frequency: 'alert.frequency' } : {}),
    ...(email === '' ? { email: 'alert.email' } : looksLikeEmail(email) ? {} : { email: 'email.invalid' }),
  };
}

export const isWhole = (draft: Draft): boolean => Object.keys(faultsOf(draft)).length === 0;

/** Whether two drafts search for the same jobs, regardless of frequency and address. */
export const isSameSearch = (one: Draft, other: Draft): boolean =>
  one.keywords === other.keywords && one.location === other.location && JSON.stringify(one.filters) === JSON.stringify(other.filters);

export function draftOf({ keywords, location, filters, frequency, email, country_id: countryId }: JobAlert): Draft {
  return { keywords, location, filters, frequency, email, countryId };
}
