import { type SQL, sql } from 'drizzle-orm';
import type { NotificationData, NotificationKind } from '../../../contract/notifications.ts';
import type { Queryable } from '../../db/client.ts';
import { namedStatement } from '../../db/prepared.ts';
import { announced, type QueuedEmail, pushesOf, PUT_EMAILS, toBeSent } from './outbox.ts';

/** Kinds whose newest notification replaces unread ones, and the key they have to share: ten messages of one chat are one notification, on top. */
const REPLACED_BY_NEWEST: Partial<Record<NotificationKind, string>> = {
  message: 'chat_id',
  profileViewed: 'company',
  interviewChanged: 'interview_id',
  companyPosted: 'company_id',
};

/** A new entry of the notification center. */
export interface NewNotification {
  userId: string;
  kind: NotificationKind;
  data: NotificationData;
}

/**
 * Adds a notification, in the transaction of its cause, and a push message to the browsers that accept them. After the commit, the caller also makes
 * open pages reload: `realtime.broadcast([userId], { what: 'notifications', id: null })`.
 */
export const notify = (db: Queryable, userId: string, kind: NotificationKind, data: NotificationData, now: Date): Promise<void> =>
  notifyAll(db, [{ userId, kind, data }], [], now);

type NotifyAll = (
  db: Queryable,
  notifications: readonly NewNotification[],
  emails: readonly QueuedEmail[],
  now: Date,
  besides?: Record<string, unknown>,
) => Promise<void>;

/**
 * Prepares a statement that adds several different notifications and queues emails, together with the change they are about.
 * @param name the name of the prepared statement
 * @param along the change itself: parts of the statement, each `name as (...)`, with their values in `besides`
 */
export function notifyStatement(name: string, along: readonly SQL[] = []): NotifyAll {
  const parts = sql.join(
    along.map((part) => sql`${part},`),
    sql` `,
  );
  const statement = namedStatement(
    name,
    sql`
    with ${parts}
    notifications as materialized (
      select * from jsonb_to_recordset(${sql.placeholder('notifications')}::jsonb) as t(user_id uuid, kind text, data jsonb, same text)
    ), gone as (
      delete from notification n using notifications t
      where n.user_id = t.user_id and n.kind = t.kind and n.read_at is null and n.data ->> t.same = t.data ->> t.same
    ), added as (
      insert into notification (user_id, kind, data, created_at)
      select user_id, kind, data, ${sql.placeholder('now')}::timestamptz from notifications
      returning id, user_id
    ), pushes as (${pushesOf('added')}), emails as (${PUT_EMAILS})
    ${announced('pushes', 'emails')}`,
  );
  return async (db, notifications, emails, now, besides) => {
    const entries = notifications.map(({ userId, kind, data }) => ({ user_id: userId, kind, data, same: REPLACED_BY_NEWEST[kind] ?? null }));
    const sent = toBeSent(emails).map((email) => announcedBy(notifications, email));
    if (entries.length + sent.length === 0 && besides === undefined) return;
    await statement(db, { ...besides, notifications: JSON.stringify(entries), emails: JSON.stringify(sent), now: now.toISOString() });
  };
}

/** An email to someone who gets no notification along with it, such as the person who did it, is the only news of it. So nothing they read stops it. */
function announcedBy(notifications: readonly NewNotification[], { tells, ...email }: QueuedEmail): QueuedEmail {
  const isAnnounced = notifications.some(({ userId, kind }) => userId === email.userId && tells?.kinds.includes(kind));
  return tells && isAnnounced ? { ...email, tells } : email;
}

/** Adds several different notifications and queues emails, in one statement. */
export const notifyAll = notifyStatement('tell');
