import { type SQL, sql } from 'drizzle-orm';
import type { NotificationData, NotificationKind } from '../../../contract/notifications.ts';
import type { Queryable } from '../../db/client.ts';
import { notification } from '../../db/schema/notification.ts';
import { announced, type Letter, lettersOf, pushesOf } from '../../jobs/outbox.ts';

/** Kinds of which the newest stands for those that were not read yet, and what makes them one: ten messages of one chat are one line, on top. */
const ONE_OF: Partial<Record<NotificationKind, string>> = { message: 'chat_id', profileViewed: 'company', interviewChanged: 'interview_id' };

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

/**
 * Tells several, each other than the rest, and writes letters, all in one statement.
 * @param along what it tells about, where that is written in the same statement: parts of it, each `name as (...)`
 */
export async function notifyAll(db: Queryable, tellings: readonly Telling[], letters: readonly Letter[], now: Date, along: readonly SQL[] = []): Promise<void> {
  const sent = lettersOf(letters);
  const told = tellings.map((telling, place) => ({ telling, name: `told_${place}` }));
  const pushes = told.map(({ telling, name }) => pushesOf(telling.userId, name));
  const puts = [...(sent ? [sent] : []), ...pushes];
  const parts = [...along, ...told.flatMap(({ telling, name }) => centreOf(telling, name, now)), ...puts.map(({ statement }) => statement)];
  if (parts.length > 0) await db.execute(sql`with ${sql.join(parts, sql`, `)} ${puts.length > 0 ? announced(puts) : sql`select 1`}`);
}

function centreOf({ userId, kind, data }: Telling, name: string, now: Date): SQL[] {
  const told = sql`
    ${sql.raw(name)} as (
      insert into ${notification} (user_id, kind, data, created_at)
      values (${userId}, ${kind}, ${JSON.stringify(data)}::jsonb, ${now.toISOString()}::timestamptz)
      returning id
    )`;
  const same = ONE_OF[kind];
  const of = same === undefined ? undefined : data[same];
  if (same === undefined || of === undefined) return [told];
  const gone = sql`
    ${sql.raw(`gone_${name}`)} as (
      delete from ${notification}
      where user_id = ${userId} and kind = ${kind} and read_at is null and data ->> ${same} = ${String(of)}
    )`;
  return [gone, told];
}
