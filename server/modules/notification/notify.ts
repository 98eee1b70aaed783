import type { NotificationData, NotificationKind } from '../../../contract/notifications.ts';
import type { Queryable } from '../../db/client.ts';
import { notification } from '../../db/schema/hiring.ts';

/**
 * Tells somebody in the notification centre, in the transaction of what it tells about. Who tells also has the browsers look again, after the
 * commit: `realtime.tell([userId], { what: 'notifications', id: null })`.
 */
export async function notify(db: Queryable, userId: string, kind: NotificationKind, data: NotificationData, now: Date): Promise<void> {
  await db.insert(notification).values({ userId, kind, data, createdAt: now });
}
