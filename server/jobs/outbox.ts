import { and, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { isAddress, type Message } from '../adapters/mail.ts';
import type { Queryable } from '../db/client.ts';
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

/** Part of a statement that puts something into the outbox, by the name it is known by there. */
export interface Put {
  name: string;
  statement: SQL;
}

/**
 * Puts mails into the outbox, in the transaction of what it tells about: sent once that is committed, and never otherwise; nor to a
 * placeholder.
 */
export async function enqueueMail(db: Queryable, ...messages: Letter[]): Promise<void> {
  const letters = lettersOf(messages);
  if (letters) await db.execute(sql`with ${letters.statement} ${announced([letters])}`);
}

/** The part of a statement that has letters sent; null where there is nobody to write to. */
export function lettersOf(messages: readonly Letter[]): Put | null {
  const work = messages.filter(({ to }) => isAddress(to)).map((message) => ({ kind: 'mail' satisfies Kind, payload: message }));
  if (work.length === 0) return null;
  const statement = sql`
    letters as (
      insert into ${outbox} (kind, payload, run_at)
      select kind, payload, ${DUE.toISOString()}::timestamptz from jsonb_to_recordset(${JSON.stringify(work)}::jsonb) as work (kind text, payload jsonb)
      returning 1
    )`;
  return { name: 'letters', statement };
}

/**
 * The part of a statement that has the browsers somebody agreed to be told in told of a notification, one work each, so that one that does not
 * answer holds up no other. Nobody is told who turned that off.
 * @param told the part that gives the notification's id
 */
export function pushesOf(userId: string, told: string): Put {
  const name = `pushes_${told}`;
  const statement = sql`
    ${sql.raw(name)} as (
      insert into ${outbox} (kind, payload, run_at)
      select ${'push' satisfies Kind}, jsonb_build_object('notification', told.id, 'subscription', push_subscription.id), ${DUE.toISOString()}::timestamptz
      from ${sql.raw(told)} as told, push_subscription
      where push_subscription.user_id = ${userId}
        and not exists (select from user_setting where user_id = ${userId} and key = 'push' and value = 'false'::jsonb)
      returning 1
    )`;
  return { name, statement };
}

/** Ends a statement that puts something into the outbox: whoever empties it hears at the commit. */
export const announced = (puts: readonly Put[]): SQL => sql`
  select pg_notify(${CHANNEL}, '') from (${sql.join(
    puts.map(({ name }) => sql`select 1 from ${sql.raw(name)}`),
    sql` union all `,
  )}) as put limit 1`;

/** Whether a letter that waits takes this file along. */
export async function isAwaited(db: Queryable, key: string): Promise<boolean> {
  const [letter] = await db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isNull(outbox.doneAt), lt(outbox.tries, TRIES), sql`${outbox.payload} -> 'attachments' -> 0 ->> 'key' = ${key}`))
    .limit(1);
  return letter !== undefined;
}
