import { and, asc, eq, exists, gt, inArray, isNotNull, isNull, lt, lte, not, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn, QueryBuilder } from 'drizzle-orm/pg-core';
import { MailFailure } from '../../adapters/mail-failure.ts';
import type { Queryable } from '../../db/client.ts';
import { outbox } from '../../db/schema/operations.ts';
import type { AppContext } from '../../http/app-context.ts';
import { takeReport } from '../../modules/alerts/reports/take-report.ts';
import { judge, type OutboxRow } from '../../modules/notify/gate.ts';
import { type Kind, KINDS, type QueuedEmail } from '../../modules/notify/outbox.ts';
import { parcelsOf, readied, type SendingContext } from './parcels.ts';
import { HOUR } from '../../../contract/durations.ts';
import { LOCKS } from '../../db/locks.ts';

export type OutboxContext = SendingContext &
  Pick<AppContext, 'connection'> & { realtime: Pick<AppContext['realtime'], 'present'> } & { log: { error(detail: object, message: string): void } };

/** Processes the outbox. Emails and push messages are processed separately, so that neither waits for the other. */
export interface OutboxRunner {
  /** Processes all due tasks of a kind. Throws if the outbox can't be read. */
  run(kind: Kind): Promise<void>;
  /** Starts nothing more. The rest stays for later. */
  stop(): Promise<void>;
}

const FIRST_WAIT = 30_000;
const LONGEST_WAIT = 4 * HOUR;
/**
 * Half a minute, a minute, two, and so on up to every four hours. Emails are tried for three days, because a mail server may be down over a weekend.
 * A push message is about what just happened, so it's tried for eight minutes.
 */
const MAX_TRIES: Record<Kind, number> = { mail: 27, push: 5 };
const waitAfter = (tries: number) => Math.min(FIRST_WAIT * 2 ** (tries - 1), LONGEST_WAIT);
/** How many tasks of a kind are taken at once, and so how many a killed server may repeat. */
export const BATCH_SIZE = 8;
/** How many tasks that waited for a person's quiet hours are combined at most. */
const MOST_TOGETHER = 200;
const WAITING_LOCK: Record<Kind, number> = { mail: LOCKS.waitingMail, push: LOCKS.waitingPush };

const isUnfinished = (task: Record<'doneAt' | 'givenUpAt', PgColumn>) => and(isNull(task.doneAt), isNull(task.givenUpAt));
const isDue = (kind: Kind, now: Date) => and(eq(outbox.kind, kind), isUnfinished(outbox), lte(outbox.runAt, now));

const failed = alias(outbox, 'failed');
const subscriptionOf = ({ payload }: { payload: PgColumn }) => sql`${payload} ->> 'subscription'`;
/**
 * Whether an earlier push message to the same browser failed and is still to be tried again. The browser chose the address, and whoever has many that
 * never respond would fill every batch.
 */
const isBehindFailed = exists(
  new QueryBuilder()
    .select({ id: failed.id })
    .from(failed)
    .where(
      and(
        eq(failed.kind, 'push' satisfies Kind),
        isUnfinished(failed),
        gt(failed.tries, 0),
        lt(failed.id, outbox.id),
        eq(subscriptionOf(failed), subscriptionOf(outbox)),
      ),
    ),
);
const isNext = (kind: Kind, now: Date) => and(isDue(kind, now), kind === 'push' ? not(isBehindFailed) : undefined);

/** Whether a task is due or being processed. */
export async function isOutboxDue({ db, now }: Pick<OutboxContext, 'db' | 'now'>, kinds: readonly Kind[] = KINDS): Promise<boolean> {
  const [due] = await db
    .select({ id: outbox.id })
    .from(outbox)
    .where(or(...kinds.map((kind) => isNext(kind, now()))))
    .limit(1);
  return due !== undefined;
}

/**
 * Processes everything that is due.
 * @returns how many tasks were taken
 */
export async function runOutbox(context: OutboxContext): Promise<number> {
  const taken = await Promise.all(KINDS.map((kind) => runKind(context, kind)));
  return taken.reduce((all, one) => all + one, 0);
}

/**
 * Processes everything of a kind that is due, a few tasks at a time. Several nodes share the work without repeating any.
 * @param isStopped checked before each batch; the rest stays for later
 * @returns how many tasks were taken
 */
async function runKind(context: OutboxContext, kind: Kind, isStopped = () => false): Promise<number> {
  let all = 0;
  for (let taken = BATCH_SIZE; taken === BATCH_SIZE && !isStopped(); all += taken) taken = await runNext(context, kind);
  return all;
}

/** @returns how many tasks were taken */
async function runNext(context: OutboxContext, kind: Kind): Promise<number> {
  return context.db.transaction(async (tx) => {
    const now = context.now();
    const isGathering = await tryToGather(tx, kind);
    const taken = await tx
      .select()
      .from(outbox)
      .where(and(isNext(kind, now), isGathering ? undefined : isNull(outbox.heldAt)))
      .orderBy(asc(outbox.runAt), asc(outbox.id))
      .limit(BATCH_SIZE)
      .for('update', { skipLocked: true });
    const judged = await judge(tx, [...taken, ...(await heldWith(tx, kind, taken, now))], now, (userIds) => context.realtime.present(userIds));
    for (const { row, verdict } of judged)
      if (verdict.send === 'later')
        await tx
          .update(outbox)
          .set({ runAt: verdict.until, heldAt: row.heldAt ?? now })
          .where(eq(outbox.id, row.id));
    const parcels = parcelsOf(judged.filter(({ verdict }) => verdict.send === 'now'));
    const ready: (() => Promise<void>)[] = [];
    // Completed one after the other, so that they are sent in order.
    for (const parcel of parcels) ready.push(await readied(context, parcel).catch((error: unknown) => () => Promise.reject(error)));
    const failures = await Promise.all(ready.map(failureOf));
    const sent = parcels.filter((_, index) => failures[index] === null).flatMap(({ rows }) => rows);
    const left = judged.filter(({ verdict }) => verdict.send === 'never').map(({ row }) => row);
    await end(tx, sent, { tries: sql`${outbox.tries} + 1` }, now);
    await end(tx, left, {}, now);
    for (const [index, { rows }] of parcels.entries()) {
      const failure = failures[index];
      for (const row of failure ? rows : []) await retryLater(context, tx, row, failure?.error, now);
    }
    return taken.length;
  });
}

/**
 * Takes the lock until the transaction ends.
 * @returns whether this node has it
 */
async function tryToGather(db: Queryable, kind: Kind): Promise<boolean> {
  const { rows } = await db.execute<{ is: boolean }>(sql`select pg_try_advisory_xact_lock(${WAITING_LOCK[kind]}) as is`);
  return rows[0]?.is === true;
}

/** Other tasks of the kind that waited for the same people, so that they are sent as one. */
async function heldWith(db: Queryable, kind: Kind, taken: readonly OutboxRow[], now: Date): Promise<OutboxRow[]> {
  const userIds = taken.flatMap(({ heldAt, userId }) => (heldAt === null || userId === null ? [] : [userId]));
  if (userIds.length === 0) return [];
  const held = and(isDue(kind, now), isNotNull(outbox.heldAt), inArray(outbox.userId, userIds));
  const others = notInArray(
    outbox.id,
    taken.map(({ id }) => id),
  );
  return db.select().from(outbox).where(and(held, others)).orderBy(asc(outbox.id)).limit(MOST_TOGETHER).for('update', { skipLocked: true });
}

/** Ends tasks and deletes their content, which nobody needs once an email is sent or given up. */
async function end(db: Queryable, rows: readonly OutboxRow[], also: { tries?: SQL }, now: Date): Promise<void> {
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await db
    .update(outbox)
    .set({ doneAt: now, error: null, payload: {}, ...also })
    .where(inArray(outbox.id, ids));
}

/** Schedules another attempt of a failed task, or gives it up. */
async function retryLater(context: OutboxContext, db: Queryable, row: OutboxRow, cause: unknown, now: Date): Promise<void> {
  const { id } = row;
  const kind = row.kind as Kind;
  const tries = row.tries + 1;
  const isGivenUp = tries >= MAX_TRIES[kind] || (cause instanceof MailFailure && cause.isFinal);
  context.log.error({ err: cause, outbox: id, kind, tries }, isGivenUp ? 'outbox work given up' : 'outbox work failed, to be tried again');
  if (isGivenUp) await stopAlertsTo(db, row, cause, now);
  const error = cause instanceof MailFailure ? cause.words() : String(cause);
  await db
    .update(outbox)
    .set({
      tries,
      error,
      runAt: new Date(now.getTime() + waitAfter(tries)),
      givenUpAt: isGivenUp ? now : null,
      // An email may still be sent by hand. Nobody needs old push messages.
      ...(isGivenUp && kind === 'push' ? { doneAt: now, payload: {} } : {}),
    })
    .where(eq(outbox.id, id));
}

/** Stops a digest's alerts if the mail server refused its recipient permanently: further emails to that address would be refused too. */
async function stopAlertsTo(db: Queryable, { payload }: OutboxRow, failure: unknown, now: Date): Promise<void> {
  const { id } = payload as unknown as QueuedEmail;
  if (id !== undefined && failure instanceof MailFailure && failure.command === 'RCPT TO') await takeReport(db, { kind: 'bounced', ids: [id] }, now);
}

/** @returns the error; null if it succeeded */
async function failureOf(send: () => Promise<void>): Promise<{ error: unknown } | null> {
  try {
    await send();
    return null;
  } catch (error) {
    return { error };
  }
}

/** Processes the outbox in this thread. */
export function hereRunner(context: OutboxContext): OutboxRunner {
  let isStopped = false;
  return {
    run: async (kind) => void (await runKind(context, kind, () => isStopped)),
    stop: async () => void (isStopped = true),
  };
}
