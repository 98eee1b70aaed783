import type { Language } from '../../../../contract/languages.ts';
import type { Queryable } from '../../../db/client.ts';
import { issueTicket } from '../../auth/tickets.ts';
import { pageIn } from '../../data/email-content.ts';
import { UNSUBSCRIBE } from '../../notification/finish.ts';

const DAY = 86_400_000;
/** How long the links of an email work. */
export const LINKS_LIFETIME = 30 * DAY;

/** What a ticket of an email speaks for: the alerts of one person to one address. */
export interface EmailedData {
  email: string;
}

/** The addresses in an email that change alerts without a session. */
export interface Links {
  /** Of one alert, with what is wanted of it. */
  of: (alertId: string, what: 'edit' | 'snooze' | 'stop') => string;
  /** Of all alerts to the address. */
  all: string;
  /** For the header: it can stop and nothing else, since it stands where servers on the way may keep it. */
  unsubscribe: string;
  days: number;
}

/**
 * Issues the tickets of an email. That of the page stands in the fragment, which no server sees; a link only opens it, and what is pressed there changes something, so
 * that a program that follows the links of an email does not. Only digests of both are kept.
 */
export async function issueLinks(
  db: Queryable,
  { userId, email, language, baseUrl }: { userId: string; email: string; language: Language; baseUrl: string },
  now: Date,
): Promise<Links> {
  const data: EmailedData = { email };
  const ticket = { userId, data, lifetime: LINKS_LIFETIME };
  const page = await issueTicket(db, { ...ticket, purpose: 'alertEmail' }, now);
  const stop = await issueTicket(db, { ...ticket, purpose: 'alertStop' }, now);
  const at = pageIn(language, baseUrl, '/job-alerts/email');
  return {
    of: (alertId, what) => `${at}?alert=${alertId}&do=${what}#${page}`,
    all: `${at}?do=stop#${page}`,
    unsubscribe: `${baseUrl}${UNSUBSCRIBE}/${stop}`,
    days: LINKS_LIFETIME / DAY,
  };
}
