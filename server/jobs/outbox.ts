import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { isAddress, type Message } from '../adapters/mail.ts';
import type { NotificationKind } from '../../contract/notifications.ts';
import type { Queryable } from '../db/client.ts';
import { namedStatement } from '../db/prepared.ts';
import { outbox } from '../db/schema/operations.ts';

/** What is to be done after the commit. */
export type Kind = 'mail' | 'push';

/** On which PostgreSQL tells that something was put in. */
export const CHANNEL = 'outbox';
/** Due whatever the clocks of the nodes and the database say. */
const DUE = new Date(0);

/** A letter as it waits: its files stay where they are kept. `userId` names whose it is, where that is not who it goes to. */
export type QueuedEmail = Message & {
  attachments?: readonly { filename: string; type: string; key: string }[];
  userId?: string;
  /** Whose it is about: it is not sent to who blocks that company. */
  companyId?: number;
  /** What tells the same in the notification centre, by this id in it: once that is read, the letter need not come. */
  tells?: { kinds: readonly NotificationKind[]; key: string; id: string | number };
};

/**
 * Puts mails into the outbox, in the transaction of what it tells about: sent once that is committed, and never otherwise; nor to a
 * placeholder.
 */
export async function enqueueMail(db: Queryable, ...messages: QueuedEmail[]): Promise<void> {
  const letters = toBeSent(messages);
  if (letters.length > 0) await putEmails(db, { letters: JSON.stringify(letters) });
}

/** Those of letters that have somebody to go to. */
export const toBeSent = (letters: readonly QueuedEmail[]): QueuedEmail[] => letters.filter(({ to }) => isAddress(to));

/**
 * The part of a statement that has letters sent, which are its value `letters`. A seeker and an employer may have one address: whoever reads its mailbox is
 * both, so the letter is either's.
 */
export const PUT_LETTERS: SQL = sql`
  insert into outbox (kind, user_id, payload, run_at)
  select ${'mail' satisfies Kind}, coalesce((letter ->> 'userId')::uuid, (select id from "user" where email = letter ->> 'to' limit 1)), letter - 'userId',
    ${DUE.toISOString()}::timestamptz
  from jsonb_array_elements(${sql.placeholder('letters')}::jsonb) as letter
  returning 1`;

/**
 * The part of a statement that has the browsers people agreed to be told in told of notifications, one work each, so that one that does not
 * answer holds up no other. Whether one is told is decided when it is sent (notification/gate.ts).
 * @param told the part that gives each notification's id and user_id
 */
export const pushesOf = (told: string): SQL => sql`
  insert into outbox (kind, user_id, payload, run_at)
  select ${'push' satisfies Kind}, told.user_id, jsonb_build_object('notification', told.id, 'subscription', s.id), ${DUE.toISOString()}::timestamptz
  from ${sql.raw(told)} as told join push_subscription s on s.user_id = told.user_id
  returning 1`;

/** Ends a statement with parts that put something into the outbox: whoever empties it hears at the commit. */
export const announced = (...puts: readonly string[]): SQL =>
  sql.raw(`select pg_notify('${CHANNEL}', '') from (${puts.map((name) => `select 1 from ${name}`).join(' union all ')}) as put limit 1`);

const putEmails = namedStatement('letters', sql`with letters as (${PUT_LETTERS}) ${announced('letters')}`);

const FILE = sql<string>`${outbox.payload} -> 'attachments' -> 0 ->> 'key'`;

/** Those of these files that a letter takes along which waits, or was given up and may be sent again. */
export async function awaitedAmong(db: Queryable, keys: readonly string[]): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set();
  const letters = await db
    .select({ key: FILE })
    .from(outbox)
    .where(and(isNull(outbox.doneAt), inArray(FILE, [...keys])));
  return new Set(letters.map(({ key }) => key));
}

/** Removes what is on its way to a person, or given up: by whose it is, and by the address they have now. */
export async function forgetOutboxOf(db: Queryable, { id, email }: { id: string; email: string }): Promise<void> {
  await db.delete(outbox).where(or(eq(outbox.userId, id), sql`${outbox.payload} ->> 'to' = ${email}`));
}
