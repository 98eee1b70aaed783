import { and, asc, eq, isNull, lt, lte, sql } from 'drizzle-orm';
import pg from 'pg';
import { isAddress, type Message } from '../adapters/mail.ts';
import type { Queryable } from '../db/client.ts';
import { outbox } from '../db/schema/house.ts';
import type { House } from '../http/house.ts';
import { sendPush } from '../modules/notification/push.ts';

export type OutboxHouse = Pick<House, 'connection' | 'db' | 'files' | 'mail' | 'push' | 'log' | 'now'>;

/** A letter as it waits: its files stay where they are kept. */
export type Letter = Message & { attachments?: readonly { filename: string; type: string; key: string }[] };

/** Does one kind of work. It may be done twice, when the server is killed between doing it and noting that: so it must not mind. */
type Work = (house: OutboxHouse, payload: Record<string, unknown>) => Promise<void>;

const WORK: Record<string, Work> = {
  mail: ({ files, mail }, payload) => {
    const { attachments, ...message } = payload as unknown as Letter;
    return mail.send(attachments ? { ...message, attachments: attachments.map(({ key, ...file }) => ({ ...file, content: files.read(key) })) } : message);
  },
  push: sendPush,
};

const TRIES = 10;
const FIRST_WAIT = 30_000;
const POLL = 5_000;
/** Due whatever the clocks of the nodes and the database say. */
const AT_ONCE = new Date(0);
const CHANNEL = 'outbox';

/**
 * Puts mails into the outbox, in the transaction of what it tells about: sent once that is committed, and never otherwise; nor to a
 * placeholder.
 */
export async function enqueueMail(db: Queryable, ...messages: Letter[]): Promise<void> {
  const sent = messages.filter(({ to }) => isAddress(to));
  if (sent.length === 0) return;
  await db.insert(outbox).values(sent.map((message) => ({ kind: 'mail' satisfies keyof typeof WORK, payload: { ...message }, runAt: AT_ONCE })));
  await db.execute(sql`select pg_notify(${CHANNEL}, '')`);
}

/**
 * Has the browsers that one agreed to be told in told of a notification, in its transaction: one work each, so that one that does not answer
 * holds up no other. Nobody is told who turned that off.
 */
export async function enqueuePush(db: Queryable, userId: string, notificationId: number): Promise<void> {
  const { rowCount } = await db.execute(sql`
    insert into ${outbox} (kind, payload, run_at)
    select ${'push' satisfies keyof typeof WORK}, jsonb_build_object('notification', ${notificationId}::bigint, 'subscription', id), ${AT_ONCE.toISOString()}::timestamptz
    from push_subscription
    where user_id = ${userId} and not exists (select from user_setting where user_id = ${userId} and key = 'push' and value = 'false'::jsonb)`);
  if (rowCount) await db.execute(sql`select pg_notify(${CHANNEL}, '')`);
}

/** Whether a letter that waits takes this file along. */
export async function isAwaited(db: Queryable, key: string): Promise<boolean> {
  const [letter] = await db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isNull(outbox.doneAt), lt(outbox.tries, TRIES), sql`${outbox.payload} -> 'attachments' -> 0 ->> 'key' = ${key}`))
    .limit(1);
  return letter !== undefined;
}

/**
 * Does everything that is due, one by one; several nodes share the work without doing any of it twice.
 * @param isStopped asked before each; what is left then stays for later
 * @returns how many were taken up
 */
export async function runOutbox(house: OutboxHouse, isStopped = () => false): Promise<number> {
  let taken = 0;
  while (!isStopped() && (await runNext(house))) taken += 1;
  return taken;
}

async function runNext(house: OutboxHouse): Promise<boolean> {
  return house.db.transaction(async (tx) => {
    const now = house.now();
    const [row] = await tx
      .select()
      .from(outbox)
      .where(and(isNull(outbox.doneAt), lte(outbox.runAt, now), lt(outbox.tries, TRIES)))
      .orderBy(asc(outbox.runAt), asc(outbox.id))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!row) return false;
    try {
      const work = WORK[row.kind];
      if (!work) throw new Error(`no work of kind ${row.kind}`);
      await work(house, row.payload);
      // What a letter said is nobody's business once it is sent.
      await tx
        .update(outbox)
        .set({ doneAt: now, tries: row.tries + 1, error: null, payload: {} })
        .where(eq(outbox.id, row.id));
    } catch (error) {
      const tries = isFinal(error) ? TRIES : row.tries + 1;
      house.log.error({ err: error, outbox: row.id, kind: row.kind, tries }, tries >= TRIES ? 'outbox work given up' : 'outbox work failed, to be tried again');
      await tx
        .update(outbox)
        .set({ tries, error: String(error), runAt: new Date(now.getTime() + FIRST_WAIT * 2 ** row.tries) })
        .where(eq(outbox.id, row.id));
    }
    return true;
  });
}

/** A mail server's 5xx will be the same tomorrow (RFC 5321 §4.2.1). */
function isFinal(error: unknown): boolean {
  const code = (error as { responseCode?: unknown }).responseCode;
  return typeof code === 'number' && code >= 500;
}

/**
 * Keeps the outbox empty: at once when a commit on any node put something in, by PostgreSQL's own notification, and every few seconds
 * for what failed before or was not announced.
 * @returns stops it, after the work at hand
 */
export function startOutbox(house: OutboxHouse): () => Promise<void> {
  let running: Promise<void> | null = null;
  let isWanted = false;
  let isStopped = false;
  let listener: pg.Client | null = null;

  const drain = async (): Promise<void> => {
    isWanted = false;
    await runOutbox(house, () => isStopped).catch((error: unknown) => house.log.error({ err: error }, 'the outbox could not be read'));
    if (isWanted && !isStopped) return drain();
  };
  const wake = () => {
    isWanted = true;
    running ??= drain().finally(() => {
      running = null;
    });
  };
  const listen = async () => {
    if (listener || isStopped) return;
    const client = new pg.Client({ ...house.connection.pool.options, application_name: 'waymark outbox' });
    listener = client;
    const isLost = () => {
      if (listener === client) listener = null;
    };
    client.on('notification', wake).on('error', isLost).on('end', isLost);
    await client
      .connect()
      .then(() => client.query(`listen ${CHANNEL}`))
      .catch(isLost);
  };
  const poll = setInterval(() => {
    void listen();
    wake();
  }, POLL);
  void listen();
  wake();

  return async () => {
    isStopped = true;
    clearInterval(poll);
    await running;
    await listener?.end().catch(() => undefined);
  };
}
