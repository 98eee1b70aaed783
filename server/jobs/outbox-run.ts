import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import { MailFailure } from '../adapters/mail-failure.ts';
import type { Queryable } from '../db/client.ts';
import { listener } from '../db/listener.ts';
import { outbox } from '../db/schema/house.ts';
import type { House } from '../http/house.ts';
import { takeReport } from '../modules/job-alerts/reports/take-report.ts';
import { sendPush } from '../modules/notification/push.ts';
import { CHANNEL, type Kind, type Letter } from './outbox.ts';

export type OutboxHouse = Pick<House, 'connection' | 'db' | 'files' | 'mail' | 'push' | 'now'> & { log: { error(detail: object, message: string): void } };

/** Who empties the outbox. */
export interface OutboxRunner {
  /** Does all that is due. Throws where the outbox can not be read. */
  run(): Promise<void>;
  /** Begins nothing more; what is left stays for later. */
  stop(): Promise<void>;
}

/** Does one kind of work. It may be done twice, when the server is killed between doing it and noting that: so it must not mind. */
type Work = (house: OutboxHouse, payload: Record<string, unknown>) => Promise<void>;

const WORK: Record<Kind, Work> = { mail: sendLetter, push: sendPush };

async function sendLetter({ files, mail }: OutboxHouse, payload: Record<string, unknown>): Promise<void> {
  const { attachments, ...message } = payload as unknown as Letter;
  if (!attachments) return mail.send(message);
  const opened = attachments.map(({ key, ...file }) => ({ ...file, content: files.read(key) }));
  // Who reads a file hears that it fails. Where sending ends before that, nobody does, and the process would end.
  for (const { content } of opened) content.on('error', () => undefined);
  try {
    await mail.send({ ...message, attachments: opened });
  } finally {
    for (const { content } of opened) content.destroy();
  }
}

const FIRST_WAIT = 30_000;
const LONGEST_WAIT = 4 * 3_600_000;
/** Half a minute, a minute, two, and so on up to every four hours: three days in all, for a mail server may be away over a weekend. */
const TRIES = 27;
const waitAfter = (tries: number) => Math.min(FIRST_WAIT * 2 ** (tries - 1), LONGEST_WAIT);
const POLL = 5_000;
/** So much is taken up at once: what a killed server may do twice. */
export const AT_ONCE = 8;
const isDue = (now: Date) => and(isNull(outbox.doneAt), isNull(outbox.givenUpAt), lte(outbox.runAt, now));

/** Whether something waits to be done, or is being done. */
export async function isOutboxDue({ db, now }: Pick<OutboxHouse, 'db' | 'now'>): Promise<boolean> {
  const [due] = await db.select({ id: outbox.id }).from(outbox).where(isDue(now())).limit(1);
  return due !== undefined;
}

/**
 * Does everything that is due, a handful at once; several nodes share the work without doing any of it twice.
 * @param isStopped asked before each handful; what is left then stays for later
 * @returns how many were taken up
 */
export async function runOutbox(house: OutboxHouse, isStopped = () => false): Promise<number> {
  let all = 0;
  for (let taken = AT_ONCE; taken === AT_ONCE && !isStopped(); all += taken) taken = await runNext(house);
  return all;
}

/** @returns how many were taken up */
async function runNext(house: OutboxHouse): Promise<number> {
  return house.db.transaction(async (tx) => {
    const now = house.now();
    const rows = await tx.select().from(outbox).where(isDue(now)).orderBy(asc(outbox.runAt), asc(outbox.id)).limit(AT_ONCE).for('update', { skipLocked: true });
    const failures = await Promise.all(rows.map((row) => failureOf(house, row)));
    const done = rows.filter((_, index) => failures[index] === null);
    // What a letter said is nobody's business once it is sent.
    if (done.length > 0)
      await tx
        .update(outbox)
        .set({ doneAt: now, tries: sql`${outbox.tries} + 1`, error: null, payload: {} })
        .where(
          inArray(
            outbox.id,
            done.map(({ id }) => id),
          ),
        );
    for (const [index, row] of rows.entries()) {
      const { id, kind, tries: before } = row;
      const failure = failures[index];
      if (!failure) continue;
      const tries = before + 1;
      const isGivenUp = tries >= TRIES || (failure.error instanceof MailFailure && failure.error.isFinal);
      house.log.error({ err: failure.error, outbox: id, kind, tries }, isGivenUp ? 'outbox work given up' : 'outbox work failed, to be tried again');
      if (isGivenUp) await stopAlertsTo(tx, row, failure.error, now);
      const error = failure.error instanceof MailFailure ? failure.error.words() : String(failure.error);
      await tx
        .update(outbox)
        .set({ tries, error, runAt: new Date(now.getTime() + waitAfter(tries)), givenUpAt: isGivenUp ? now : null })
        .where(eq(outbox.id, id));
    }
    return rows.length;
  });
}

/** A digest whose recipient the mail server refused for good: the others to that address would be refused too. */
async function stopAlertsTo(db: Queryable, { payload }: typeof outbox.$inferSelect, failure: unknown, now: Date): Promise<void> {
  const { id } = payload as unknown as Letter;
  if (id !== undefined && failure instanceof MailFailure && failure.command === 'RCPT TO') await takeReport(db, { kind: 'bounced', ids: [id] }, now);
}

/** Does one work. @returns why it failed, null where it did not */
async function failureOf(house: OutboxHouse, { kind, payload }: typeof outbox.$inferSelect): Promise<{ error: unknown } | null> {
  try {
    const work = Object.hasOwn(WORK, kind) ? WORK[kind as Kind] : undefined;
    if (!work) throw new Error(`no work of kind ${kind}`);
    await work(house, payload);
    return null;
  } catch (error) {
    return { error };
  }
}

/** Empties the outbox here, among all else. */
export function hereRunner(house: OutboxHouse): OutboxRunner {
  let isStopped = false;
  return {
    run: async () => void (await runOutbox(house, () => isStopped)),
    stop: async () => void (isStopped = true),
  };
}

/**
 * Keeps the outbox empty: at once when a commit on any node put something in, by PostgreSQL's own notification, and every few seconds
 * for what failed before or was not announced.
 * @returns stops it, after the work at hand
 */
export function startOutbox(house: Pick<OutboxHouse, 'connection' | 'db' | 'log' | 'now'>, runner: OutboxRunner): () => Promise<void> {
  let running: Promise<void> | null = null;
  let isWanted = false;
  let isStopped = false;
  const isLost = (error: unknown) => house.log.error({ err: error }, 'the outbox could not be read');

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
    if (await isOutboxDue(house)) wake();
  };
  const announcements = listener(house.connection.pool, CHANNEL, 'waymark outbox', wake);
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
