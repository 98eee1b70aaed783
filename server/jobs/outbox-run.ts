import { and, asc, eq, inArray, isNotNull, isNull, lte, notInArray, type SQL, sql } from 'drizzle-orm';
import { MailFailure } from '../adapters/mail-failure.ts';
import type { Queryable } from '../db/client.ts';
import { listener } from '../db/listener.ts';
import { outbox } from '../db/schema/operations.ts';
import type { AppContext } from '../http/app-context.ts';
import { takeReport } from '../modules/job-alerts/reports/take-report.ts';
import { judge, type OutboxRow } from '../modules/notification/gate.ts';
import { CHANNEL, type QueuedEmail } from './outbox.ts';
import { parcelsOf, readied, type SendingContext } from './parcels.ts';

export type OutboxContext = SendingContext &
  Pick<AppContext, 'connection'> & { realtime: Pick<AppContext['realtime'], 'present'> } & { log: { error(detail: object, message: string): void } };

/** Who empties the outbox. */
export interface OutboxRunner {
  /** Does all that is due. Throws where the outbox can not be read. */
  run(): Promise<void>;
  /** Begins nothing more; what is left stays for later. */
  stop(): Promise<void>;
}

const FIRST_WAIT = 30_000;
const LONGEST_WAIT = 4 * 3_600_000;
/** Half a minute, a minute, two, and so on up to every four hours: three days in all, for a mail server may be away over a weekend. */
const TRIES = 27;
const waitAfter = (tries: number) => Math.min(FIRST_WAIT * 2 ** (tries - 1), LONGEST_WAIT);
const POLL = 5_000;
/** So much is taken up at once: what a killed server may do twice. */
export const AT_ONCE = 8;
/** So much that waited for one's quiet hours to end is looked at in one go. */
const MOST_TOGETHER = 200;
/** Held by the one node that takes up what waited: two would each send a part of it as one. */
export const GATHERING = 727_004;
const isDue = (now: Date) => and(isNull(outbox.doneAt), isNull(outbox.givenUpAt), lte(outbox.runAt, now));

/** Whether something waits to be done, or is being done. */
export async function isOutboxDue({ db, now }: Pick<OutboxContext, 'db' | 'now'>): Promise<boolean> {
  const [due] = await db.select({ id: outbox.id }).from(outbox).where(isDue(now())).limit(1);
  return due !== undefined;
}

/**
 * Does everything that is due, a handful at once; several nodes share the work without doing any of it twice.
 * @param isStopped asked before each handful; what is left then stays for later
 * @returns how many were taken up
 */
export async function runOutbox(context: OutboxContext, isStopped = () => false): Promise<number> {
  let all = 0;
  for (let taken = AT_ONCE; taken === AT_ONCE && !isStopped(); all += taken) taken = await runNext(context);
  return all;
}

/** @returns how many were taken up */
async function runNext(context: OutboxContext): Promise<number> {
  return context.db.transaction(async (tx) => {
    const now = context.now();
    const isGathering = await tryToGather(tx);
    const taken = await tx
      .select()
      .from(outbox)
      .where(and(isDue(now), isGathering ? undefined : isNull(outbox.heldAt)))
      .orderBy(asc(outbox.runAt), asc(outbox.id))
      .limit(AT_ONCE)
      .for('update', { skipLocked: true });
    const judged = await judge(tx, [...taken, ...(await heldWith(tx, taken, now))], now, (userIds) => context.realtime.present(userIds));
    for (const { row, verdict } of judged)
      if (verdict.send === 'later')
        await tx
          .update(outbox)
          .set({ runAt: verdict.until, heldAt: row.heldAt ?? now })
          .where(eq(outbox.id, row.id));
    const parcels = parcelsOf(judged.filter(({ verdict }) => verdict.send === 'now'));
    const ready: (() => Promise<void>)[] = [];
    // What is known only now is put into each in turn, so that they leave in their order.
    for (const parcel of parcels) ready.push(await readied(context, parcel).catch((error: unknown) => () => Promise.reject(error)));
    const failures = await Promise.all(ready.map(failureOf));
    const sent = parcels.filter((_, index) => failures[index] === null).flatMap(({ rows }) => rows);
    const left = judged.filter(({ verdict }) => verdict.send === 'never').map(({ row }) => row);
    await end(tx, sent, { tries: sql`${outbox.tries} + 1` }, now);
    await end(tx, left, {}, now);
    for (const [index, { rows }] of parcels.entries()) {
      const failure = failures[index];
      for (const row of failure ? rows : []) await putOff(context, tx, row, failure?.error, now);
    }
    return taken.length;
  });
}

/** Until the transaction ends. @returns whether this node may */
async function tryToGather(db: Queryable): Promise<boolean> {
  const { rows } = await db.execute<{ is: boolean }>(sql`select pg_try_advisory_xact_lock(${GATHERING}) as is`);
  return rows[0]?.is === true;
}

/** What else waited for the same people: that it is sent as one. */
async function heldWith(db: Queryable, taken: readonly OutboxRow[], now: Date): Promise<OutboxRow[]> {
  const userIds = taken.flatMap(({ heldAt, userId }) => (heldAt === null || userId === null ? [] : [userId]));
  if (userIds.length === 0) return [];
  const held = and(isDue(now), isNotNull(outbox.heldAt), inArray(outbox.userId, userIds));
  const others = notInArray(
    outbox.id,
    taken.map(({ id }) => id),
  );
  return db.select().from(outbox).where(and(held, others)).orderBy(asc(outbox.id)).limit(MOST_TOGETHER).for('update', { skipLocked: true });
}

/** Ends works: what a letter said is nobody's business once it is sent, or never will be. */
async function end(db: Queryable, rows: readonly OutboxRow[], also: { tries?: SQL }, now: Date): Promise<void> {
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await db
    .update(outbox)
    .set({ doneAt: now, error: null, payload: {}, ...also })
    .where(inArray(outbox.id, ids));
}

/** Has a work that failed tried again later, or gives it up. */
async function putOff(context: OutboxContext, db: Queryable, row: OutboxRow, cause: unknown, now: Date): Promise<void> {
  const { id, kind } = row;
  const tries = row.tries + 1;
  const isGivenUp = tries >= TRIES || (cause instanceof MailFailure && cause.isFinal);
  context.log.error({ err: cause, outbox: id, kind, tries }, isGivenUp ? 'outbox work given up' : 'outbox work failed, to be tried again');
  if (isGivenUp) await stopAlertsTo(db, row, cause, now);
  const error = cause instanceof MailFailure ? cause.words() : String(cause);
  await db
    .update(outbox)
    .set({ tries, error, runAt: new Date(now.getTime() + waitAfter(tries)), givenUpAt: isGivenUp ? now : null })
    .where(eq(outbox.id, id));
}

/** A digest whose recipient the mail server refused for good: the others to that address would be refused too. */
async function stopAlertsTo(db: Queryable, { payload }: OutboxRow, failure: unknown, now: Date): Promise<void> {
  const { id } = payload as unknown as QueuedEmail;
  if (id !== undefined && failure instanceof MailFailure && failure.command === 'RCPT TO') await takeReport(db, { kind: 'bounced', ids: [id] }, now);
}

/** @returns why it failed, null where it did not */
async function failureOf(send: () => Promise<void>): Promise<{ error: unknown } | null> {
  try {
    await send();
    return null;
  } catch (error) {
    return { error };
  }
}

/** Empties the outbox here, among all else. */
export function hereRunner(context: OutboxContext): OutboxRunner {
  let isStopped = false;
  return {
    run: async () => void (await runOutbox(context, () => isStopped)),
    stop: async () => void (isStopped = true),
  };
}

/**
 * Keeps the outbox empty: at once when a commit on any node put something in, by PostgreSQL's own notification, and every few seconds
 * for what failed before or was not announced.
 * @returns stops it, after the work at hand
 */
export function startOutbox(context: Pick<OutboxContext, 'connection' | 'db' | 'log' | 'now'>, runner: OutboxRunner): () => Promise<void> {
  let running: Promise<void> | null = null;
  let isWanted = false;
  let isStopped = false;
  const isLost = (error: unknown) => context.log.error({ err: error }, 'the outbox could not be read');

  const drain = async (): Promise<void> => {
    isWanted = false;
    await runner.run().catch(isLost);
    if (isWanted && !isStopped) return drain();
  };
  const wake = () => {
    isWanted = true;
    if (isStopped) return;
    running ??= drain().finally(() => {
      running = null;
    });
  };
  /** Nobody is woken for nothing. */
  const look = async () => {
    if (await isOutboxDue(context)) wake();
  };
  const announcements = listener(context.connection.pool, CHANNEL, 'waymark outbox', wake);
  let looking = Promise.resolve();
  const poll = () => {
    void announcements.listen();
    looking = look().catch(isLost);
  };
  const timer = setInterval(poll, POLL);
  poll();

  return async () => {
    isStopped = true;
    clearInterval(timer);
    await looking;
    await runner.stop();
    await running;
    await announcements.stop();
  };
}
