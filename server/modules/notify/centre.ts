import { and, desc, eq, inArray, isNotNull, isNull, lt, lte, or, type SQL } from 'drizzle-orm';
import { DAY } from '../../../contract/durations.ts';
import type { NotificationPage, NotificationRecord } from '../../../contract/notification-calls.ts';
import { NOTIFICATION_PAGES, type Side } from '../../../contract/notification-pages.ts';
import { notificationKind } from '../../../contract/notifications.ts';
import type { Queryable } from '../../db/client.ts';
import { notification } from '../../db/schema/notification.ts';
import type { Caller } from '../../http/caller.ts';
import { ApiError } from '../../http/errors.ts';
import { decide } from './decide.ts';
import { notificationRow } from '../../message-kinds.ts';
import { readerOf } from './reader.ts';
import { isShownTo } from './shown.ts';

const PAGE = 20;
/** A higher count is shown as "99+". */
const MOST_COUNTED = 100;
/** How long notifications are stored after they're read, and if they're never read. */
const KEPT_READ = 90 * DAY;
const KEPT_UNREAD = 365 * DAY;

export const sideOf = (caller: Caller): Side => (caller.kind === 'recruiter' ? 'employer' : 'seeker');

/** A row as a record of the contract; undefined for a kind from an earlier release. */
function present(row: typeof notification.$inferSelect, side: Side): NotificationRecord | undefined {
  const kind = notificationKind.safeParse(row.kind).data;
  if (kind === undefined) return undefined;
  const page = NOTIFICATION_PAGES[kind](row.data, side);
  return { id: row.id, kind, data: row.data, page, is_read: row.readAt !== null, created_at: row.createdAt.toISOString() };
}

/** Filters to kinds the reader wants in the notification center, and excludes companies they block, where that applies. */
async function isHeard(db: Queryable, userId: string, side: Side): Promise<SQL | undefined> {
  const reader = await readerOf(db, userId);
  const standing = { now: new Date(0), since: new Date(0), isRead: false, isHere: false };
  const kinds = (isBlocked: boolean) =>
    notificationKind.options.filter((kind) => decide(notificationRow(kind, side), reader, { ...standing, isBlocked }).centre.send === 'now');
  return or(and(inArray(notification.kind, kinds(false)), isShownTo(side)), inArray(notification.kind, kinds(true)));
}

/**
 * A person's notifications, newest first.
 * @param before the last ID of the previous page, so that new notifications don't shift the pages
 */
export async function listOf(db: Queryable, userId: string, side: Side, before: number | undefined): Promise<NotificationPage> {
  const rows = await db
    .select()
    .from(notification)
    .where(and(eq(notification.userId, userId), before === undefined ? undefined : lt(notification.id, before), await isHeard(db, userId, side)))
    .orderBy(desc(notification.id))
    .limit(PAGE + 1);
  const shown = rows.slice(0, PAGE);
  const next = rows.length > PAGE ? (shown.at(-1)?.id ?? null) : null;
  return { notifications: shown.flatMap((row) => present(row, side) ?? []), next, unread: await unreadOf(db, userId, side) };
}

/** How many are unread, up to a hundred. */
export async function unreadOf(db: Queryable, userId: string, side: Side): Promise<number> {
  const rows = await db
    .select({ id: notification.id })
    .from(notification)
    .where(and(eq(notification.userId, userId), isNull(notification.readAt), await isHeard(db, userId, side)))
    .limit(MOST_COUNTED);
  return rows.length;
}

/**
 * Marks one notification as read.
 * @throws ApiError notFound if it isn't theirs
 */
export async function readOne(db: Queryable, userId: string, id: number, now: Date): Promise<void> {
  const [row] = await db
    .select({ readAt: notification.readAt })
    .from(notification)
    .where(and(eq(notification.id, id), eq(notification.userId, userId)));
  if (!row) throw new ApiError('notFound');
  if (row.readAt === null) await db.update(notification).set({ readAt: now }).where(eq(notification.id, id));
}

/** Marks all notifications up to this one as read. */
export async function readUpTo(db: Queryable, userId: string, id: number, now: Date): Promise<void> {
  await db
    .update(notification)
    .set({ readAt: now })
    .where(and(eq(notification.userId, userId), isNull(notification.readAt), lte(notification.id, id)));
}

/** Deletes notifications that were read long ago, and unread ones after a year. */
export async function sweepNotifications(db: Queryable, now: Date): Promise<void> {
  const before = (age: number) => new Date(now.getTime() - age);
  await db
    .delete(notification)
    .where(or(and(isNotNull(notification.readAt), lt(notification.readAt, before(KEPT_READ))), lt(notification.createdAt, before(KEPT_UNREAD))));
}
