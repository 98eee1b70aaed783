import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { alertDigest, jobAlert, suppressedAddress } from '../../../db/schema/identity.ts';
import { applyToAlert } from '../../../../src/machines/alertLife/lifecycle.ts';
import { moveAlert } from '../move.ts';
import type { MailReport } from './read-report.ts';
import { DAY } from '../../../../contract/durations.ts';

/** How long reports about an email are accepted: servers retry for days, and people complain about old emails. */
const BELIEVED = 60 * DAY;

/**
 * Stops the alerts to an address after a bounce or complaint, and suppresses further alerts. The address comes from our own email that the report
 * names, never from the report's text: someone who can write to the mailbox for reports can't stop a person's alerts without having their email.
 * @param db a transaction
 * @returns how many alerts stopped
 */
export async function takeReport(db: Queryable, { kind, ids }: MailReport, now: Date): Promise<number> {
  if (ids.length === 0) return 0;
  const about = await db
    .select({ email: alertDigest.email })
    .from(alertDigest)
    .where(and(inArray(alertDigest.id, ids), gt(alertDigest.sentAt, new Date(now.getTime() - BELIEVED))));
  let stopped = 0;
  for (const email of new Set(about.map((one) => one.email))) stopped += await suppress(db, email, kind, now);
  return stopped;
}

/**
 * Sends no more alerts to an address until its reader confirms it again.
 * @param db a transaction
 * @returns how many alerts stopped
 */
export async function suppress(db: Queryable, email: string, kind: MailReport['kind'], now: Date): Promise<number> {
  const row = { email, reason: kind, at: now };
  await db.insert(suppressedAddress).values(row).onConflictDoUpdate({ target: suppressedAddress.email, set: row });
  const alerts = await db.select().from(jobAlert).where(eq(jobAlert.email, email)).orderBy(asc(jobAlert.id)).for('update');
  const event = { type: kind === 'bounced' ? 'email.bounced' : 'email.complained' } as const;
  const moved = alerts.filter(({ status }) => applyToAlert(status, event, 'system').ok);
  for (const alert of moved) await moveAlert(db, alert, [event], 'system', now);
  return moved.length;
}

/** The reader confirmed the address, so emails reach them. */
export async function release(db: Queryable, email: string): Promise<void> {
  await db.delete(suppressedAddress).where(eq(suppressedAddress.email, email));
}
