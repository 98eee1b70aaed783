import { and, eq } from 'drizzle-orm';
import { SNOOZED_DAYS } from '../../../contract/alerts.ts';
import type { AlertLifeEvent, AlertRole } from '../../../src/machines/alertLife/alertLife.types.ts';
import { applyToAlert, standing } from '../../../src/machines/alertLife/lifecycle.ts';
import type { Queryable } from '../../db/client.ts';
import { jobAlert } from '../../db/schema/identity.ts';
import { ApiError } from '../../http/errors.ts';
import { countStep } from '../flows/steps.ts';
import { nextDigest } from './digest/due.ts';
import { receiverOf } from './digest/receiver.ts';
import type { AlertRow } from './store.ts';
import { DAY } from '../../../contract/durations.ts';

/** States in which nobody had requested digests, or they couldn't be delivered. */
const SENT_NOTHING: ReadonlySet<string> = new Set(['unconfirmed', 'bounced', 'complained']);

/**
 * Moves an alert through its chart, event by event, and stores the outcome with its consequences. This transaction must have locked the row (`for
 * update`), and the caller has checked its owner.
 * @throws ApiError notAllowedNow if the chart refuses an event in the current state; noPermission if the role may never send it. Then nothing is
 * written
 */
export async function moveAlert(
  db: Queryable,
  row: AlertRow,
  events: readonly AlertLifeEvent[],
  role: AlertRole,
  now: Date,
  changes: Partial<AlertRow> = {},
): Promise<AlertRow> {
  const moved = events.reduce((status, event) => after(status, event, role, now), row.status);
  const life = {
    ...(events.length === 0 ? {} : { status: moved, snoozedUntil: moved === 'snoozed' ? new Date(now.getTime() + SNOOZED_DAYS * DAY) : null }),
    ...(await digestsOf(db, row, moved, changes, now)),
  };
  const [changed] = await db
    .update(jobAlert)
    .set({ ...changes, ...life, updatedAt: now })
    .where(eq(jobAlert.id, row.id))
    .returning();
  return changed as AlertRow;
}

/** When an alert's next digest is due and what period it covers, after its state or search changed. */
async function digestsOf(db: Queryable, row: AlertRow, moved: AlertRow['status'], changes: Partial<AlertRow>, now: Date): Promise<Partial<AlertRow>> {
  const searchOf = (alert: Partial<AlertRow>) => JSON.stringify([alert.keywords, alert.location, Object.entries(alert.filters ?? {}).sort()]);
  const isNewSearch = searchOf({ ...row, ...changes }) !== searchOf(row);
  const quiet = isNewSearch || moved !== row.status ? { quietSince: now } : {};
  const searched = isNewSearch ? { widenedAt: null } : {};
  if (moved !== 'active') return { ...quiet, ...searched, dueAt: null };
  const frequency = changes.frequency ?? row.frequency;
  const isDue = row.status === 'active' && frequency === row.frequency && row.dueAt !== null;
  const receiver = isDue ? null : await receiverOf(db, row.userId);
  return {
    ...quiet,
    ...searched,
    // Jobs posted before the confirmation aren't news.
    ...(SENT_NOTHING.has(row.status) ? { lookedUntil: now } : {}),
    ...(receiver ? { dueAt: nextDigest(now, receiver.timeZone, frequency) } : {}),
  };
}

function after(status: AlertRow['status'], event: AlertLifeEvent, role: AlertRole, now: Date): AlertRow['status'] {
  const applied = applyToAlert(status, event, role);
  if (!applied.ok) throw new ApiError(applied.reason === 'notYours' ? 'noPermission' : 'notAllowedNow');
  if (applied.status === 'deleted') throw new Error('A deleted alert has no row. Use deleteAlert');
  countStep(standing(status), event, now);
  return applied.status;
}

/** Deletes a person's own alert. Does nothing if it doesn't exist. */
export async function deleteAlert(db: Queryable, userId: string, id: string): Promise<void> {
  const own = and(eq(jobAlert.id, id), eq(jobAlert.userId, userId));
  const [row] = await db.select().from(jobAlert).where(own).for('update');
  if (!row || !applyToAlert(row.status, { type: 'alert.deleted' }, 'owner').ok) return;
  await db.delete(jobAlert).where(own);
}
