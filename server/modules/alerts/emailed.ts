import { and, asc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { EmailedAlerts, JobAlert, updateEmailedAlert } from '../../../contract/alerts.ts';
import type { AlertLifeEvent } from '../../../src/machines/alertLife/alertLife.types.ts';
import { applyToAlert } from '../../../src/machines/alertLife/lifecycle.ts';
import type { Queryable } from '../../db/client.ts';
import { jobAlert } from '../../db/schema/identity.ts';
import { ApiError } from '../../http/errors.ts';
import { readTicket, type TicketPurpose } from '../../http/tickets.ts';
import type { EmailedData } from './digest/links.ts';
import { moveAlert } from './move.ts';
import { OFF, searchAfter } from './save.ts';
import { presentAlert, type AlertRow } from './store.ts';

/** The alerts a ticket is for: one person's alerts to one address, as long as they go there. */
async function spokenFor(db: Queryable, token: string, purposes: readonly TicketPurpose[], now: Date) {
  for (const purpose of purposes) {
    const ticket = await readTicket<EmailedData>(db, token, purpose, now).catch((error: unknown) => {
      if (error instanceof ApiError && error.errorName === 'notFound') return null;
      throw error;
    });
    if (ticket?.userId) return { purpose, isOwn: and(eq(jobAlert.userId, ticket.userId), eq(jobAlert.email, ticket.data.email)) };
  }
  throw new ApiError('notFound');
}

/**
 * What an email's ticket may see. Changes nothing, because link scanners open it too.
 * @param db a transaction
 * @throws ApiError notFound, linkExpired
 */
export async function openAlerts(db: Queryable, token: string, now: Date): Promise<EmailedAlerts> {
  const { purpose, isOwn } = await spokenFor(db, token, ['alertEmail', 'alertStop'], now);
  if (purpose === 'alertStop') return { alerts: null };
  const rows = await db.select().from(jobAlert).where(isOwn).orderBy(asc(jobAlert.createdAt), asc(jobAlert.id));
  return { alerts: rows.map(presentAlert) };
}

type Change = z.output<(typeof updateEmailedAlert)['body']>['change'];

/**
 * Changes an alert with the rights of its email's reader.
 * @param db a transaction
 * @throws ApiError notFound, also for another person's; linkExpired, notAllowedNow, parameterInvalid
 */
export async function updateByLink(db: Queryable, token: string, { id, change }: { id: string; change: Change }, now: Date): Promise<{ alert: JobAlert }> {
  const { isOwn } = await spokenFor(db, token, ['alertEmail'], now);
  const [row] = await db
    .select()
    .from(jobAlert)
    .where(and(eq(jobAlert.id, id), isOwn))
    .for('update');
  if (!row) throw new ApiError('notFound');
  return { alert: presentAlert(await moveAlert(db, row, eventsOf(row, change), 'reader', now, await searchAfter(db, row, change))) };
}

function eventsOf(row: AlertRow, { status }: Change): AlertLifeEvent[] {
  if (status === undefined || (status === row.status && status !== 'snoozed')) return [];
  return [status === 'active' ? { type: 'alert.resumed' } : OFF[status]];
}

/**
 * Pauses every active alert of a ticket. Others stay unchanged.
 * @param db a transaction
 * @throws ApiError notFound, linkExpired
 */
export async function stopAlerts(db: Queryable, token: string, now: Date): Promise<void> {
  const { isOwn } = await spokenFor(db, token, ['alertEmail', 'alertStop'], now);
  const rows = await db.select().from(jobAlert).where(isOwn).orderBy(asc(jobAlert.id)).for('update');
  for (const row of rows) if (applyToAlert(row.status, OFF.paused, 'reader').ok) await moveAlert(db, row, [OFF.paused], 'reader', now);
}
