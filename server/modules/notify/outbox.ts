import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { isAddress, type Message } from '../../adapters/mail.ts';
import type { NotificationKind } from '../../../contract/notifications.ts';
import type { Queryable } from '../../db/client.ts';
import { namedStatement } from '../../db/prepared.ts';
import { outbox } from '../../db/schema/operations.ts';

/** The kinds of tasks to run after a commit. */
export const KINDS = ['mail', 'push'] as const;
export type Kind = (typeof KINDS)[number];

/** The PostgreSQL channel that announces new tasks. */
export const CHANNEL = 'outbox';
/** Due whatever the clocks of nodes and database say. */
const DUE = new Date(0);

/** An email in the outbox. Its files stay in the file store. `userId` is the person it concerns, if it isn't the recipient. */
export type QueuedEmail = Message & {
  attachments?: readonly { filename: string; type: string; key: string }[];
  userId?: string;
  /** The company it is about. It isn't sent to someone who blocks that company. */
  companyId?: number;
  /**
   * The notifications with the same content, identified by this ID in their data. Once the newest is read, the email isn't sent. Only for an email
   * whose content is in a notification: otherwise, reading an older one would stop it.
   */
  tells?: { kinds: readonly NotificationKind[]; key: string; id: string | number };
};

/** Queues emails, in the transaction of their cause: they are sent after it commits, and never otherwise. Placeholder addresses are skipped. */
export async function enqueueMail(db: Queryable, ...messages: QueuedEmail[]): Promise<void> {
  const emails = toBeSent(messages);
  if (emails.length > 0) await putEmails(db, { emails: JSON.stringify(emails) });
}

/** The emails that have a real recipient. */
export const toBeSent = (emails: readonly QueuedEmail[]): QueuedEmail[] => emails.filter(({ to }) => isAddress(to));

/**
 * The part of a statement that queues emails, from its value `emails`. A job seeker and an employer may share an address. Its reader is both, so the
 * email may belong to either.
 */
export const PUT_EMAILS: SQL = sql`
  insert into outbox (kind, user_id, payload, run_at)
  select ${'mail' satisfies Kind}, coalesce((queued ->> 'userId')::uuid, (select u.id from "user" u where u.email = queued ->> 'to' limit 1)), queued - 'userId',
    ${DUE.toISOString()}::timestamptz
  from jsonb_array_elements(${sql.placeholder('emails')}::jsonb) as queued
  returning 1`;

/**
 * The part of a statement that queues push messages to people's browsers, one task per browser, so that an unresponsive one delays no other. Whether
 * one is sent is decided later (notify/gate.ts).
 * @param added the part of the statement with each notification's id and user_id
 */
export const pushesOf = (added: string): SQL => sql`
  insert into outbox (kind, user_id, payload, run_at)
  select ${'push' satisfies Kind}, added.user_id, jsonb_build_object('notification', added.id, 'subscription', s.id), ${DUE.toISOString()}::timestamptz
  from ${sql.raw(added)} as added join push_subscription s on s.user_id = added.user_id
  returning 1`;

/** Ends a statement with parts that queue tasks: notifies the outbox's runner at the commit. */
export const announced = (...puts: readonly string[]): SQL =>
  sql.raw(`select pg_notify('${CHANNEL}', '') from (${puts.map((name) => `select 1 from ${name}`).join(' union all ')}) as put limit 1`);

const putEmails = namedStatement('emails', sql`with emails as (${PUT_EMAILS}) ${announced('emails')}`);

const FILE = sql<string>`${outbox.payload} -> 'attachments' -> 0 ->> 'key'`;

/** Of these files, those attached to an email that waits, or that was given up and may be sent again. */
export async function attachedAmong(db: Queryable, keys: readonly string[]): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set();
  const emails = await db
    .select({ key: FILE })
    .from(outbox)
    .where(and(isNull(outbox.doneAt), inArray(FILE, [...keys])));
  return new Set(emails.map(({ key }) => key));
}

/** Deletes queued and given-up tasks for a person, by their ID and by their current address. */
export async function forgetOutboxOf(db: Queryable, { id, email }: { id: string; email: string }): Promise<void> {
  await db.delete(outbox).where(or(eq(outbox.userId, id), sql`${outbox.payload} ->> 'to' = ${email}`));
}
