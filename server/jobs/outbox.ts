import { and, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { isAddress, type Message } from '../adapters/mail.ts';
import type { Queryable } from '../db/client.ts';
import { namedStatement } from '../db/prepared.ts';
import { outbox } from '../db/schema/house.ts';

/** What is to be done after the commit. */
export type Kind = 'mail' | 'push';

/** So often is a work tried. */
export const TRIES = 10;
/** On which PostgreSQL tells that something was put in. */
export const CHANNEL = 'outbox';
/** Due whatever the clocks of the nodes and the database say. */
const DUE = new Date(0);

/** A letter as it waits: its files stay where they are kept. */
export type Letter = Message & { attachments?: readonly { filename: string; type: string; key: string }[] };

/**
 * Puts mails into the outbox, in the transaction of what it tells about: sent once that is committed, and never otherwise; nor to a
 * placeholder.
 */
export async function enqueueMail(db: Queryable, ...messages: Letter[]): Promise<void> {
  const letters = toBeSent(messages);
  if (letters.length > 0) await putLetters(db, { letters: JSON.stringify(letters) });
}

/** Those of letters that have somebody to go to. */
export const toBeSent = (letters: readonly Letter[]): Letter[] => letters.filter(({ to }) => isAddress(to));

/** The part of a statement that has letters sent, which are its value `letters`. */
export const PUT_LETTERS: SQL = sql`
  insert into outbox (kind, payload, run_at)
  select ${'mail' satisfies Kind}, letter, ${DUE.toISOString()}::timestamptz from jsonb_array_elements(${sql.placeholder('letters')}::jsonb) as letter
  returning 1`;

/**
 * The part of a statement that has the browsers people agreed to be told in told of notifications, one work each, so that one that does not
 * answer holds up no other. Nobody is told who turned that off.
 * @param told the part that gives each notification's id and user_id
 */
export const pushesOf = (told: string): SQL => sql`
  insert into outbox (kind, payload, run_at)
  select ${'push' satisfies Kind}, jsonb_build_object('notification', told.id, 'subscription', s.id), ${DUE.toISOString()}::timestamptz
  from ${sql.raw(told)} as told join push_subscription s on s.user_id = told.user_id
  where not exists (select from user_setting u where u.user_id = told.user_id and u.key = 'push' and u.value = 'false'::jsonb)
  returning 1`;

/** Ends a statement with parts that put something into the outbox: whoever empties it hears at the commit. */
export const announced = (...puts: readonly string[]): SQL =>
  sql.raw(`select pg_notify('${CHANNEL}', '') from (${puts.map((name) => `select 1 from ${name}`).join(' union all ')}) as put limit 1`);

const putLetters = namedStatement('letters', sql`with letters as (${PUT_LETTERS}) ${announced('letters')}`);

/** Whether a letter that waits takes this file along. */
export async function isAwaited(db: Queryable, key: string): Promise<boolean> {
  const [letter] = await db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isNull(outbox.doneAt), lt(outbox.tries, TRIES), sql`${outbox.payload} -> 'attachments' -> 0 ->> 'key' = ${key}`))
    .limit(1);
  return letter !== undefined;
}
