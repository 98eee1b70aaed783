import { and, eq, isNull, sql } from 'drizzle-orm';
import type { NotificationData, NotificationKind } from '../../../contract/notifications.ts';
import type { Queryable } from '../../db/client.ts';
import { notification } from '../../db/schema/hiring.ts';
import { enqueuePush } from '../../jobs/outbox.ts';

/** Kinds of which the newest stands for those that were not read yet, and what makes them one: ten messages of one chat are one line, on top. */
const ONE_OF: Partial<Record<NotificationKind, string>> = { message: 'chat_id', profileViewed: 'company', interviewChanged: 'interview_id' };

/**
 * Tells somebody in the notification centre, in the transaction of what it tells about, and in the browsers that agreed to it once that is
 * committed. Who tells also has the pages that are open look again, after the commit: `realtime.tell([userId], { what: 'notifications', id: null })`.
 */
export async function notify(db: Queryable, userId: string, kind: NotificationKind, data: NotificationData, now: Date): Promise<void> {
  const same = ONE_OF[kind];
  const of = same === undefined ? undefined : data[same];
  if (same !== undefined && of !== undefined)
    await db
      .delete(notification)
      .where(
        and(eq(notification.userId, userId), eq(notification.kind, kind), isNull(notification.readAt), sql`${notification.data} ->> ${same} = ${String(of)}`),
      );
  const [row] = await db.insert(notification).values({ userId, kind, data, createdAt: now }).returning({ id: notification.id });
  if (row) await enqueuePush(db, userId, row.id);
}
