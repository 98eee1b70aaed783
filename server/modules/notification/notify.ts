import { type SQL, sql } from 'drizzle-orm';
import type { NotificationData, NotificationKind } from '../../../contract/notifications.ts';
import type { Queryable } from '../../db/client.ts';
import { namedStatement } from '../../db/prepared.ts';
import { announced, type QueuedEmail, pushesOf, PUT_LETTERS, toBeSent } from '../../jobs/outbox.ts';

/** Kinds of which the newest stands for those that were not read yet, and what makes them one: ten messages of one chat are one line, on top. */
const ONE_OF: Partial<Record<NotificationKind, string>> = {
  message: 'chat_id',
  profileViewed: 'company',
  interviewChanged: 'interview_id',
  companyPosted: 'company_id',
};

/** What somebody is told in the notification centre. */
export interface Telling {
  userId: string;
  kind: NotificationKind;
  data: NotificationData;
}

/**
 * Tells somebody in the notification centre, in the transaction of what it tells about, and in the browsers that agreed to it once that is
 * committed. Who tells also has the pages that are open look again, after the commit: `realtime.tell([userId], { what: 'notifications', id: null })`.
 */
export const notify = (db: Queryable, userId: string, kind: NotificationKind, data: NotificationData, now: Date): Promise<void> =>
  notifyAll(db, [{ userId, kind, data }], [], now);

type TellAll = (db: Queryable, tellings: readonly Telling[], letters: readonly QueuedEmail[], now: Date, besides?: Record<string, unknown>) => Promise<void>;

/**
 * A statement that tells several, each other than the rest, and writes letters, together with what it tells about.
 * @param name of the prepared statement
 * @param along what it tells about: parts of the statement, each `name as (...)`; their values are given as `besides`
 */
export function tellingWith(name: string, along: readonly SQL[] = []): TellAll {
  const parts = sql.join(
    along.map((part) => sql`${part},`),
    sql` `,
  );
  const statement = namedStatement(
    name,
    sql`
    with ${parts}
    tellings as materialized (
      select * from jsonb_to_recordset(${sql.placeholder('tellings')}::jsonb) as t(user_id uuid, kind text, data jsonb, same text)
    ), gone as (
      delete from notification n using tellings t
      where n.user_id = t.user_id and n.kind = t.kind and n.read_at is null and n.data ->> t.same = t.data ->> t.same
    ), told as (
      insert into notification (user_id, kind, data, created_at)
      select user_id, kind, data, ${sql.placeholder('now')}::timestamptz from tellings
      returning id, user_id
    ), pushes as (${pushesOf('told')}), letters as (${PUT_LETTERS})
    ${announced('pushes', 'letters')}`,
  );
  return async (db, tellings, letters, now, besides) => {
    const told = tellings.map(({ userId, kind, data }) => ({ user_id: userId, kind, data, same: ONE_OF[kind] ?? null }));
    const sent = toBeSent(letters);
    if (told.length + sent.length === 0 && besides === undefined) return;
    await statement(db, { ...besides, tellings: JSON.stringify(told), letters: JSON.stringify(sent), now: now.toISOString() });
  };
}

/** Tells several, each other than the rest, and writes letters, all in one statement. */
export const notifyAll = tellingWith('tell');
