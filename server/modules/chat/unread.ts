import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { user } from '../../db/schema/auth.ts';
import { chatMember } from '../../db/schema/chat.ts';
import { notification } from '../../db/schema/notification.ts';
import { unreadEmail } from './unread-email.ts';
import { enqueueMail } from '../notify/outbox.ts';
import { notify } from '../notify/notify.ts';
import type { Written } from './write.ts';

export interface Unread {
  userId: string;
  written: Written;
}

const chatIdOf = sql<string>`${notification.data} ->> 'chat_id'`;
const ofMessages = (userIds: string[]) => and(inArray(notification.userId, userIds), eq(notification.kind, 'message'), isNull(notification.readAt));

/**
 * Notifies recipients without an open browser of unread messages, once per conversation, however many follow. Skips conversations they muted or
 * marked as not interested.
 */
export async function notifyUnread(
  db: Queryable,
  unread: readonly Unread[],
  now: Date,
  present: (userIds: string[]) => Promise<ReadonlySet<string>>,
): Promise<void> {
  const here = await present(unread.map(({ userId }) => userId));
  const absent = unread.filter(({ userId }) => !here.has(userId));
  if (absent.length === 0) return;
  const quiet = await db
    .select({ chatId: chatMember.chatId, userId: chatMember.userId })
    .from(chatMember)
    .where(
      and(
        or(...absent.map(({ userId, written }) => and(eq(chatMember.chatId, written.row.chatId), eq(chatMember.userId, userId)))),
        sql`(${chatMember.isMuted} or ${chatMember.notInterestedAt} is not null)`,
      ),
    );
  const alreadyNotified = await db
    .select({ userId: notification.userId, chatId: chatIdOf })
    .from(notification)
    .where(ofMessages(absent.map(({ userId }) => userId)));
  const done = new Set([...quiet, ...alreadyNotified].map(({ userId, chatId }) => `${userId} ${chatId}`));
  const names = await namesOf(db, absent);
  for (const { userId, written } of absent) {
    const key = `${userId} ${written.row.chatId}`;
    if (done.has(key)) continue;
    done.add(key);
    await notify(db, userId, 'message', { chat_id: written.row.chatId, name: names.get(written.row.senderId ?? '') ?? '' }, now);
    await enqueueMail(db, ...(await unreadEmail(db, userId, written.row.chatId, names.get(written.row.senderId ?? '') ?? '')));
    written.notified.push(userId);
  }
}

async function namesOf(db: Queryable, absent: readonly Unread[]): Promise<Map<string, string>> {
  const ids = [...new Set(absent.flatMap(({ written }) => written.row.senderId ?? []))];
  const rows = await db.select({ id: user.id, firstName: user.firstName, lastName: user.lastName }).from(user).where(inArray(user.id, ids));
  return new Map(rows.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`.trim()]));
}

/**
 * Marks notifications of messages as read, since the messages were.
 * @returns whose; notify their browsers after the commit
 */
export async function forgetUnread(db: Queryable, read: readonly { userId: string; chatId: string }[], now: Date): Promise<string[]> {
  if (read.length === 0) return [];
  const rows = await db
    .update(notification)
    .set({ readAt: now })
    .where(
      and(ofMessages(read.map(({ userId }) => userId)), or(...read.map(({ userId, chatId }) => and(eq(notification.userId, userId), eq(chatIdOf, chatId))))),
    )
    .returning({ userId: notification.userId });
  return [...new Set(rows.map(({ userId }) => userId))];
}
