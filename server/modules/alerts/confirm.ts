import { and, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { ConfirmedAlert } from '../../../contract/alerts.ts';
import type { Country } from '../../../contract/countries.ts';
import { DAY } from '../../../contract/durations.ts';
import type { Language } from '../../../contract/languages.ts';
import type { Queryable } from '../../db/client.ts';
import { user } from '../../db/schema/auth.ts';
import { enqueueMail } from '../notify/outbox.ts';
import { countTry, type Limit } from '../../http/attempts.ts';
import { originIn, originOf } from '../identity/familiar.ts';
import type { Caller } from '../../http/caller.ts';
import { proveAddress } from '../identity/assurance/prove-address.ts';
import { issueTicket, useTicket } from '../../http/tickets.ts';
import { networkOf } from '../../http/network.ts';
import { confirmationEmail } from './confirmation-email.ts';
import { CONFIRMATION_LIFETIME } from '../identity/unclaimed.ts';
import type { AlertsContext } from './context.ts';
import { moveAlert } from './move.ts';
import { release } from './reports/take-report.ts';
import { addAlert, ownAlert, type AlertRow, type NewAlert } from './store.ts';

/** Limits a person's emails to an address: by session, by a device or network the account knows, or else by network address. */
const EMAILS: Limit = { name: 'alert-letters', tries: 6, window: DAY };
/** Limits all unknown senders together: strangers can't flood a mailbox, and use up only each other's share. */
const EMAILS_OF_STRANGERS: Limit = { name: 'alert-strangers', tries: 18, window: DAY };

/** What waits for a confirmation: a visitor's alert without an account, or a new address for an existing alert. */
type Waiting = { alert: NewAlert } | { alertId: string; email: string };

interface Confirmation {
  /** The account of the alert. If null, the request is counted, but no email is sent, which nobody can notice. */
  userId: string | null;
  waiting: Waiting;
  says: Pick<AlertRow, 'keywords' | 'location' | 'filters' | 'frequency'>;
  country: Country;
  language: Language;
  /** The caller, for limits by session, device, and network. */
  caller: Caller;
  request: FastifyRequest;
}

/**
 * Emails an address to confirm an alert, in the transaction of the alert.
 * @throws ApiError tooManyAttempts, the same for every address
 */
export async function askAddress(
  context: AlertsContext,
  db: Queryable,
  to: string,
  { userId, waiting, says, country, language, caller, request }: Confirmation,
): Promise<void> {
  const place = caller.kind === 'seeker' ? originIn(caller.sessionId, request).place : (await originOf({ db }, request, to)).place;
  await countTry(context, EMAILS, to + (place === '' ? ` from ${networkOf(request)}` : place));
  // Counted for everyone, though only strangers can reach it: a shorter response time would reveal known networks.
  await countTry(context, EMAILS_OF_STRANGERS, to + place);
  const token = await issueTicket(db, { purpose: 'jobAlert', userId, data: waiting, lifetime: CONFIRMATION_LIFETIME }, context.now());
  const message = confirmationEmail(to, says, token, { country, language, baseUrl: context.config.baseUrl });
  if (userId !== null) await enqueueMail(db, message);
}

/**
 * Confirms an alert from an email: turns it on. Like a code, this also proves the address of its account.
 * @param db a transaction
 * @returns the alert, and the sessions that ended because of the proof
 * @throws ApiError notFound, linkUsed, linkExpired, tooManyAlerts
 */
export async function confirmAlert(
  db: Queryable,
  token: string,
  { caller, request }: { caller: Caller; request: FastifyRequest },
  now: Date,
): Promise<{ alert: ConfirmedAlert; ended: string[] }> {
  const { userId, data } = await useTicket<Waiting>(db, token, 'jobAlert', now);
  const row = await turnOn(db, userId as string, data, now);
  await release(db, row.email);
  const [owner] = await db
    .select({ id: user.id })
    .from(user)
    .where(and(eq(user.id, row.userId), eq(user.email, row.email)));
  const ended = owner ? await proveAddress(db, { userIds: [owner.id], caller, request, now }) : [];
  const { keywords, location, frequency, email } = row;
  return { alert: { keywords, location, frequency, email }, ended };
}

async function turnOn(db: Queryable, userId: string, waiting: Waiting, now: Date): Promise<AlertRow> {
  const { row, email } =
    'alertId' in waiting
      ? { row: await ownAlert(db, userId, waiting.alertId), email: waiting.email }
      : { row: (await addAlert(db, userId, waiting.alert, now)).row, email: waiting.alert.email };
  return moveAlert(db, row, [{ type: 'address.confirmed' }], 'reader', now, { email });
}
