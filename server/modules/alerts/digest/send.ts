import { randomUUID } from 'node:crypto';
import { and, asc, count, eq, gt, inArray, lte } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { alertDigest, jobAlert, sentJob } from '../../../db/schema/identity.ts';
import type { AppContext } from '../../../http/app-context.ts';
import { enqueueMail } from '../../notify/outbox.ts';
import type { Matched } from '../matching/match.ts';
import { contentOf, type Found } from './content.ts';
import { nextDigest } from './due.ts';
import { digestEmail, widenEmail } from './email.ts';
import { issueLinks } from './links.ts';
import { receiverOf, type Receiver } from './receiver.ts';
import { isQuiet, variantsOf } from './widen.ts';
import { DAY, HOUR } from '../../../../contract/durations.ts';

/** How many alert emails a person gets per day, whatever their alerts and addresses. */
export const MOST_A_DAY = 2;
/** What counts as the same day. Two mornings are further apart, even when the clocks move forward. */
const ONE_DAY = 20 * HOUR;
/** An older ad isn't new, even if it was imported just now. */
export const NEW_DAYS = 14;
/** How far back an alert looks after a break: a week, plus a day for a late run. */
export const LOOKS_BACK = 8 * DAY;
/** Covers jobs that were committed slightly after their timestamp: they're checked twice, and sent once. */
const OVERLAP = HOUR;

/** One person's alerts to one address that are due together. */
export interface DueTogether {
  userId: string;
  email: string;
  alerts: { id: string; matched: Matched }[];
}

/**
 * Writes the digest of alerts that are due together, in one transaction with the record of what was sent. Writes no email without a job. Skips alerts
 * that are no longer due, or that another node processes.
 * @param tx a transaction
 * @param at when the jobs were matched
 * @returns how many alerts were processed
 */
export async function sendDigest({ config }: Pick<AppContext, 'config'>, tx: Queryable, due: DueTogether, at: Date): Promise<number> {
  const receiver = await receiverOf(tx, due.userId, { isLocked: true });
  if (!receiver) return 0;
  const ids = due.alerts.map(({ id }) => id);
  const rows = await tx
    .select()
    .from(jobAlert)
    .where(and(inArray(jobAlert.id, ids), eq(jobAlert.status, 'active'), eq(jobAlert.email, due.email), lte(jobAlert.dueAt, at)))
    .orderBy(asc(jobAlert.createdAt), asc(jobAlert.id))
    .for('update', { skipLocked: true });
  if (rows.length === 0) return 0;
  const room = receiver.isSuspended ? 0 : MOST_A_DAY - (await sentToday(tx, receiver.id, at));
  if (room <= 0) {
    for (const row of rows)
      await tx
        .update(jobAlert)
        .set({ dueAt: nextDigest(at, receiver.timeZone, 'Daily') })
        .where(eq(jobAlert.id, row.id));
    return rows.length;
  }
  const matchedOf = new Map(due.alerts.map(({ id, matched }) => [id, matched]));
  const found = rows.map((alert): Found => {
    const { newest, total } = matchedOf.get(alert.id) as Matched;
    const own = newest.filter(({ listedAt }) => listedAt > alert.lookedUntil.getTime() - OVERLAP);
    return { alert, matched: { newest: own, total: own.length < newest.length ? own.length : total } };
  });
  const oldest = Math.min(...rows.map(({ lookedUntil }) => lookedUntil.getTime()));
  const isSent = await writeDigest(tx, { config, receiver, email: due.email, at }, found, new Date(Math.max(oldest, at.getTime() - LOOKS_BACK) - OVERLAP));
  const quiet = found.find(({ alert, matched }) => matched.total === 0 && isQuiet(alert, at))?.alert;
  const isNotified = quiet !== undefined && room > (isSent ? 1 : 0);
  if (isNotified) {
    const id = randomUUID();
    const links = await issueLinks(tx, { userId: receiver.id, email: due.email, language: receiver.language, baseUrl: config.baseUrl }, at);
    const frame = { id, to: due.email, firstName: receiver.firstName, language: receiver.language, baseUrl: config.baseUrl, links };
    await enqueueMail(tx, { ...widenEmail(frame, quiet, await variantsOf(tx, quiet, receiver.language, at)), userId: receiver.id });
    await tx.insert(alertDigest).values({ id, userId: receiver.id, email: due.email, sentAt: at });
  }
  for (const { alert, matched } of found) {
    const changes = {
      dueAt: nextDigest(at, receiver.timeZone, alert.frequency),
      lookedUntil: at,
      ...(matched.total > 0 ? { quietSince: at } : {}),
      ...(isNotified && alert === quiet ? { widenedAt: at } : {}),
    };
    await tx.update(jobAlert).set(changes).where(eq(jobAlert.id, alert.id));
  }
  return rows.length;
}

interface Writing {
  config: AppContext['config'];
  receiver: Receiver;
  email: string;
  at: Date;
}

/** @returns whether there was anything to send */
async function writeDigest(tx: Queryable, { config, receiver, email, at }: Writing, found: readonly Found[], listedAfter: Date): Promise<boolean> {
  const sections = await contentOf(tx, receiver, found, { now: at, postedSince: new Date(at.getTime() - NEW_DAYS * DAY), listedAfter });
  const jobs = sections.flatMap(({ items }) => items.map(({ card }) => card.id));
  if (jobs.length === 0) return false;
  const id = randomUUID();
  const { language } = receiver;
  const links = await issueLinks(tx, { userId: receiver.id, email, language, baseUrl: config.baseUrl }, at);
  const message = digestEmail({ id, to: email, firstName: receiver.firstName, language, baseUrl: config.baseUrl, links }, sections);
  await tx.insert(alertDigest).values({ id, userId: receiver.id, email, sentAt: at });
  // A duplicate key fails the whole digest, which is then written again without that job.
  await tx.insert(sentJob).values(jobs.map((jobId) => ({ userId: receiver.id, jobId, digestId: id, sentAt: at })));
  await enqueueMail(tx, { ...message, userId: receiver.id });
  return true;
}

async function sentToday(db: Queryable, userId: string, at: Date): Promise<number> {
  const [sent] = await db
    .select({ count: count() })
    .from(alertDigest)
    .where(and(eq(alertDigest.userId, userId), gt(alertDigest.sentAt, new Date(at.getTime() - ONE_DAY))));
  return sent?.count ?? 0;
}
