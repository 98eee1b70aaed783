import { DAY } from '../../../../contract/durations.ts';
import type { Language } from '../../../../contract/languages.ts';
import type { Queryable } from '../../../db/client.ts';
import { issueTicket } from '../../../http/tickets.ts';
import { pageIn } from '../../notify/email-content.ts';
import { UNSUBSCRIBE } from '../../notify/finish.ts';

/** How long the links of an email work. */
export const LINKS_LIFETIME = 30 * DAY;

/** What an email's ticket is for: one person's alerts to one address. */
export interface EmailedData {
  email: string;
}

/** The URLs in an email that change alerts without a session. */
export interface Links {
  /** The URL for one alert and action. */
  of: (alertId: string, what: 'edit' | 'snooze' | 'stop') => string;
  /** The URL for all alerts to the address. */
  all: string;
  /** For the header. It can only stop alerts, because mail servers may store it. */
  unsubscribe: string;
  days: number;
}

/**
 * Issues an email's tickets. The page's ticket is in the fragment, which isn't sent to servers. Opening a link changes nothing until the person
 * clicks there, so link scanners don't either. Only digests of both are stored.
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
