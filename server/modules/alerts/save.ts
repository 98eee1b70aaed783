import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { CreatedAlert, createJobAlert, UpdatedAlert, updateJobAlert } from '../../../contract/alerts.ts';
import type { AlertLifeEvent } from '../../../src/machines/alertLife/alertLife.types.ts';
import type { Country } from '../../../contract/countries.ts';
import type { Language } from '../../../contract/languages.ts';
import { eq } from 'drizzle-orm';
import { isAddress } from '../../adapters/mail.ts';
import type { Queryable } from '../../db/client.ts';
import { user } from '../../db/schema/auth.ts';
import { ApiError } from '../../http/errors.ts';
import type { Caller } from '../../http/caller.ts';
import { askAddress } from './confirm.ts';
import { receiverOf } from '../identity/unclaimed.ts';
import type { AlertsContext } from './context.ts';
import { moveAlert } from './move.ts';
import { addAlert, isProven, ownAlert, presentAlert, requirePlaceIn, sameAlert, settled, type AlertRow, type NewAlert } from './store.ts';

type CreateRequest = z.output<(typeof createJobAlert)['body']>;
type Changes = z.output<(typeof updateJobAlert)['body']>;
/** The event that turns an alert off, by the requested status. */
export const OFF = { snoozed: { type: 'alert.snoozed' }, paused: { type: 'alert.paused' } } as const satisfies Record<string, AlertLifeEvent>;

interface From {
  context: AlertsContext;
  /** The transaction of the write. */
  db: Queryable;
  country: Country;
  language: Language;
  now: Date;
  caller: Caller;
  request: FastifyRequest;
}

/**
 * Creates an alert for a typed address (specification §4, *Job alert creation*). Response, work, and limits are the same whether or not the address
 * has an account. The alert starts once the email is confirmed.
 * @throws ApiError parameterInvalid without an address or any condition, or for a place elsewhere; tooManyAttempts
 */
export async function createForAddress({ context, db, country, language, now, caller, request }: From, asked: CreateRequest): Promise<CreatedAlert> {
  if (asked.email === undefined) throw new ApiError('parameterInvalid', { fields: { email: ['alert.email'] } });
  const email = asked.email.toLowerCase();
  requirePlaceIn(asked.location, country.id);
  const alert: NewAlert = { ...settled(asked), frequency: asked.frequency, email, countryId: country.id, languageId: language.id };
  const userId = await receiverOf(db, email, { country, language, now });
  await askAddress(context, db, email, {
    userId,
    waiting: { alert },
    says: { ...alert, filters: alert.filters as Record<string, string> },
    country,
    language,
    caller,
    request,
  });
  return { alert: null, status: 'unconfirmed', is_new: true };
}

/**
 * Creates a seeker's alert, to their own address unless they enter another. It is on right away if the address is proven, or else once the email is
 * confirmed.
 * @throws ApiError parameterInvalid without any condition or address, or for a place elsewhere; tooManyAlerts, tooManyAttempts
 */
export async function createForSeeker(
  { context, db, country, language, now, caller, request }: From,
  userId: string,
  asked: CreateRequest,
): Promise<CreatedAlert> {
  requirePlaceIn(asked.location, country.id);
  const email = asked.email?.toLowerCase() ?? (await addressOf(db, userId));
  const alert = { ...settled(asked), frequency: asked.frequency, email, countryId: country.id, languageId: language.id };
  const added = await addAlert(db, userId, alert, now);
  if (!added.isNew) return { alert: presentAlert(added.row), status: added.row.status, is_new: false };
  if (!(await isProven(db, userId, email))) {
    const waiting = { alertId: added.row.id, email };
    await askAddress(context, db, email, { userId, waiting, says: added.row, country, language, caller, request });
    return { alert: presentAlert(added.row), status: 'unconfirmed', is_new: true };
  }
  const events: AlertLifeEvent[] = [{ type: 'address.proven' }, ...(asked.status === 'active' ? [] : [OFF[asked.status]])];
  const row = await moveAlert(db, added.row, events, 'owner', now);
  return { alert: presentAlert(row), status: row.status, is_new: true };
}

/**
 * Changes a person's own alert. Turning on one with an unproven or bounced address sends the email again.
 * @throws ApiError notFound, also for another person's; parameterInvalid without any condition, for a place elsewhere, or if another alert has the same
 * search; tooManyAttempts
 */
export async function updateAlert(
  { context, db, country, language, now, caller, request }: From,
  userId: string,
  id: string,
  changes: Changes,
): Promise<UpdatedAlert> {
  const row = await ownAlert(db, userId, id);
  const email = changes.email?.toLowerCase() ?? row.email;
  const isReachable = (!isUnreached(row) || email !== row.email) && (await isProven(db, userId, email));
  const isToAsk = !isReachable && (email !== row.email || changes.status === 'active');
  const search = await searchAfter(db, row, changes);
  const changed = await moveAlert(db, row, eventsOf(row, changes, isReachable), 'owner', now, { ...search, ...(isReachable ? { email } : {}) });
  if (isToAsk) await askAddress(context, db, email, { userId, waiting: { alertId: id, email }, says: changed, country, language, caller, request });
  return { alert: presentAlert(changed), confirming: isToAsk ? email : null };
}

/**
 * An alert's search and frequency after a change.
 * @throws ApiError parameterInvalid without any condition, for a new place in another country, or if another alert of the person has the same search
 */
export async function searchAfter(db: Queryable, row: AlertRow, changes: Pick<Changes, 'keywords' | 'location' | 'filters' | 'frequency'>) {
  if (changes.location !== undefined) requirePlaceIn(changes.location, row.countryId);
  const standing = settled({
    keywords: changes.keywords ?? row.keywords,
    location: changes.location === undefined ? row.location : changes.location,
    filters: changes.filters ?? row.filters,
  });
  if (await sameAlert(db, row.userId, { ...standing, countryId: row.countryId }, row.id)) {
    throw new ApiError('parameterInvalid', { fields: { keywords: ['alert.same'] } });
  }
  return { ...standing, frequency: changes.frequency ?? row.frequency };
}

/** Emails to its address bounced or were complained about. */
const isUnreached = ({ status }: AlertRow) => status === 'bounced' || status === 'complained';

/** The chart events of a change: first whether its address is proven, then the status the owner wants. */
function eventsOf(row: AlertRow, { status, email }: Changes, isReachable: boolean): AlertLifeEvent[] {
  const isOff = row.status === 'unconfirmed' || (isUnreached(row) && (email !== undefined || status !== undefined));
  const events: AlertLifeEvent[] = isReachable && isOff ? [{ type: 'address.proven' }] : [];
  if (status === 'snoozed' || status === 'paused') return [...events, OFF[status]];
  if (status !== 'active' || events.length > 0 || row.status === 'active') return events;
  return [{ type: isReachable ? 'alert.resumed' : 'confirmation.requested' }];
}

async function addressOf(db: Queryable, userId: string): Promise<string> {
  const [person] = await db.select({ email: user.email }).from(user).where(eq(user.id, userId));
  if (!person) throw new ApiError('credentialsMissing');
  if (!isAddress(person.email)) throw new ApiError('parameterInvalid', { fields: { email: ['alert.email'] } });
  return person.email;
}
