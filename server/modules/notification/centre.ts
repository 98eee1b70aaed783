import { and, desc, eq, inArray, isNotNull, isNull, lt, lte, or, type SQL } from 'drizzle-orm';
import type { NotificationPage, NotificationRecord } from '../../../contract/notification-calls.ts';
import { NOTIFICATION_PAGES, type Side } from '../../../contract/notification-pages.ts';
import { notificationKind } from '../../../contract/notifications.ts';
import type { Queryable } from '../../db/client.ts';
import { notification } from '../../db/schema/notification.ts';
import type { Caller } from '../../http/caller.ts';
import { ApiError } from '../../http/errors.ts';
import { decide } from './decide.ts';
import { toldRow } from './messages.ts';
import { readerOf } from './reader.ts';
import { isShownTo } from './shown.ts';

const PAGE = 20;
/** More than this is said as "99+". */
const MOST_COUNTED = 100;
const DAY = 86_400_000;
/** What was read is kept so long, and what nobody ever read so long. */
const KEPT_READ = 90 * DAY;
const KEPT_UNREAD = 365 * DAY;

export const sideOf = (caller: Caller): Side => (caller.kind === 'recruiter' ? 'employer' : 'seeker');

/** A row as it is told; undefined for a kind of a release that is gone. */
function present(row: typeof notification.$inferSelect, side: Side): NotificationRecord | undefined {
  const kind = notificationKind.safeParse(row.kind).data;
  if (kind === undefined) return undefined;
  const page = NOTIFICATION_PAGES[kind](row.data, side);
  return { id: row.id, kind, data: row.data, page, is_read: row.readAt !== null, created_at: row.createdAt.toISOString() };
}

/** That a kind is one its reader wants to find here, and that it is not of a company they block, where that is kept from them. */
async function isHeard(db: Queryable, userId: string, side: Side): Promise<SQL | undefined> {
  const reader = await readerOf(db, userId);
  const standing = { now: new Date(0), since: new Date(0), isRead: false, isHere: false };
  const kinds = (isBlocked: boolean) =>
    notificationKind.options.filter((kind) => decide(toldRow(kind, side), reader, { ...standing, isBlocked }).centre.send === 'now');
  return or(and(inArray(notification.kind, kinds(false)), isShownTo(side)), inArray(notification.kind, kinds(true)));
}

/** What one was told, newest first. @param before the page after the one that ended with this id: what comes meanwhile shifts nothing */
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

/** How many one has not read, up to a hundred. */
export async function unreadOf(db: Queryable, userId: string, side: Side): Promise<number> {
  const rows = await db
    .select({ id: notification.id })
    .from(notification)
    .where(and(eq(notification.userId, userId), isNull(notification.readAt), await isHeard(db, userId, side)))
    .limit(MOST_COUNTED);
  return rows.length;
}

/** Marks one as read. @throws ApiError notFound where it is none of theirs */
export async function readOne(db: Queryable, userId: string, id: number, now: Date): Promise<void> {
  const [row] = await db
    .select({ readAt: notification.readAt })
    .from(notification)
    .where(and(eq(notification.id, id), eq(notification.userId, userId)));
  if (!row) throw new ApiError('notFound');
  if (row.readAt === null) await db.update(notification).set({ readAt: now }).where(eq(notification.id, id));
}

/** Marks all as read that are no newer than this one. */
export async function readUpTo(db: Queryable, userId: string, id: number, now: Date): Promise<void> {
  await db
    .update(notification)
    .set({ readAt: now })
    .where(and(eq(notification.userId, userId), isNull(notification.readAt), lte(notification.id, id)));
}

/** Forgets what was read long ago, and what was told a year ago. */
export async function sweepNotifications(db: Queryable, now: Date): Promise<void> {
  const before = (age: number) => new Date(now.getTime() - age);
  await db
    .delete(notification)
    .where(or(and(isNotNull(notification.readAt), lt(notification.readAt, before(KEPT_READ))), lt(notification.createdAt, before(KEPT_UNREAD))));
}
