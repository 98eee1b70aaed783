import { and, asc, eq, lte } from 'drizzle-orm';
import { jobAlert } from '../../../db/schema/identity.ts';
import type { AppContext } from '../../../http/app-context.ts';
import { LOOKS_BACK, NEW_DAYS, sendDigest, type DueTogether } from './send.ts';
import { MOST_JOBS } from './content.ts';
import { matchAlerts } from '../matching/match.ts';
import { newJobs } from '../matching/new-jobs.ts';
import { every } from '../../../every.ts';
import { DAY, HOUR } from '../../../../contract/durations.ts';

type DigestContext = Pick<AppContext, 'config' | 'db' | 'now' | 'log'>;

const POLL_MS = 60_000;
/** Alerts to match in one batch; one person's alerts always stay together. */
const BATCH_SIZE = 20_000;
/** Matches to store per alert: some will be blocked, have ended, or be in another alert. */
const MAX_MATCHES = 3 * MOST_JOBS;

/**
 * Sends due digests. Matches a country's new jobs against all of its due alerts (matching/), then writes each person's digest in its own transaction,
 * so that a killed node leaves only the rest to do. Several nodes share the work, and no digest is written twice.
 * @param isStopped checked before each digest; the rest stays for later
 * @returns how many alerts were processed
 */
export async function sendDigests(context: DigestContext, isStopped = () => false): Promise<number> {
  let all = 0;
  for (;;) {
    const at = context.now();
    const countries = await context.db.selectDistinct({ id: jobAlert.countryId }).from(jobAlert).where(lte(jobAlert.dueAt, at));
    let done = 0;
    for (const { id } of countries) done += await sendIn(context, id, at, isStopped);
    all += done;
    // No row was free: another node is processing the rest.
    if (done === 0 || isStopped()) return all;
  }
}

async function sendIn(context: DigestContext, countryId: number, at: Date, isStopped: () => boolean): Promise<number> {
  const { db } = context;
  const rows = await db
    .select({
      id: jobAlert.id,
      userId: jobAlert.userId,
      email: jobAlert.email,
      keywords: jobAlert.keywords,
      location: jobAlert.location,
      filters: jobAlert.filters,
      lookedUntil: jobAlert.lookedUntil,
    })
    .from(jobAlert)
    .where(and(eq(jobAlert.countryId, countryId), lte(jobAlert.dueAt, at)))
    .orderBy(asc(jobAlert.userId), asc(jobAlert.email))
    .limit(BATCH_SIZE);
  const due = wholePeople(rows);
  const listedAfter = new Date(Math.max(Math.min(...due.map(({ lookedUntil }) => lookedUntil.getTime())), at.getTime() - LOOKS_BACK) - HOUR);
  const jobs = newJobs(db, { countryId, now: at, postedSince: new Date(at.getTime() - NEW_DAYS * DAY), listedAfter });
  const matchedOf = await matchAlerts(db, due, countryId, jobs, MAX_MATCHES);
  const together = Map.groupBy(
    due.map((row, place) => ({ ...row, place })),
    ({ userId, email }) => `${userId} ${email}`,
  );
  let done = 0;
  for (const alerts of together.values()) {
    if (isStopped()) return done;
    const [{ userId, email }] = alerts as [(typeof alerts)[number]];
    const one: DueTogether = { userId, email, alerts: alerts.map(({ id, place }) => ({ id, matched: matchedOf(place) })) };
    try {
      done += await db.transaction((tx) => sendDigest(context, tx, one, at));
    } catch (error) {
      // One person's failure must not block the others. It is tried again the next minute.
      context.log.error({ err: error, user: userId }, 'a digest of job alerts could not be written');
    }
  }
  return done;
}

/** All but the last person's alerts, who may have more of them in the next batch. */
function wholePeople<T extends { userId: string }>(rows: T[]): T[] {
  if (rows.length < BATCH_SIZE) return rows;
  const last = rows.at(-1)?.userId;
  const whole = rows.filter(({ userId }) => userId !== last);
  return whole.length > 0 ? whole : rows;
}

/**
 * Runs `sendDigests` every minute.
 * @returns stops it, after the current digest
 */
export function startDigests(context: DigestContext): () => Promise<void> {
  let isStopped = false;
  const stop = every(POLL_MS, () => sendDigests(context, () => isStopped), context.log, 'digests of job alerts could not be sent');
  return async () => {
    isStopped = true;
    await stop();
  };
}
