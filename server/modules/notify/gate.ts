import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { notificationKind } from '../../../contract/notifications.ts';
import type { Realtime } from '../../adapters/realtime.ts';
import type { Queryable } from '../../db/client.ts';
import type { outbox } from '../../db/schema/operations.ts';
import { notification } from '../../db/schema/notification.ts';
import type { QueuedEmail } from './outbox.ts';
import { isBlockedBy } from '../blocks/blocked.ts';
import { decide, type Situation, type Verdict } from './decide.ts';
import { EMAILS, rowOf, notificationRow } from '../../message-kinds.ts';
import { readersOf, type Receiver } from './reader.ts';
import { isShownTo } from './shown.ts';

export type OutboxRow = typeof outbox.$inferSelect;

export interface Judged {
  row: OutboxRow;
  /** Null if the recipient has no account. */
  reader: Receiver | null;
  verdict: Verdict;
}

const NOW: Verdict = { send: 'now' };
/** The reader of an email to someone without an account: they have no settings that could stop it. */
const ANYBODY = { side: 'seeker', isOff: () => false, quiet: null, timeZone: 'UTC' } as const;

/**
 * Decides on each task of the outbox right before it runs: whether its reader still wants it, has read its content elsewhere, or has quiet hours now.
 */
export async function judge(db: Queryable, rows: readonly OutboxRow[], now: Date, present: Realtime['present']): Promise<Judged[]> {
  const here = await hereAmong(rows, present);
  const readers = await readersOf(db, [...new Set(rows.flatMap(({ userId }) => userId ?? []))]);
  const judged: Judged[] = [];
  for (const row of rows) {
    const reader = (row.userId !== null && readers.get(row.userId)) || null;
    const since = row.heldAt ?? now;
    judged.push({
      row,
      reader,
      verdict:
        row.kind === 'push' ? await ofPush(db, row, reader, now, since) : await ofEmail(db, row, reader, { now, since, isHere: here.has(row.userId ?? '') }),
    });
  }
  return judged;
}

/**
 * Which of the readers have a page open where they can read the email's content. None if that can't be determined: then the email is sent right away.
 */
async function hereAmong(rows: readonly OutboxRow[], present: Realtime['present']): Promise<ReadonlySet<string>> {
  const userIds = rows.flatMap(({ userId, payload }) => (userId !== null && (payload as unknown as QueuedEmail).tells ? userId : []));
  return userIds.length === 0 ? new Set() : present([...new Set(userIds)]).catch(() => new Set<string>());
}

async function ofEmail(
  db: Queryable,
  { userId, payload, heldAt }: OutboxRow,
  reader: Receiver | null,
  { now, since, isHere }: Pick<Situation, 'now' | 'since' | 'isHere'>,
): Promise<Verdict> {
  const { kind, companyId, tells } = payload as unknown as QueuedEmail;
  // Written by an earlier release.
  if (!Object.hasOwn(EMAILS, kind ?? '')) return NOW;
  const isBlocked = companyId !== undefined && userId !== null && (await blocks(db, userId, companyId));
  // An email that always waits is queued along with its notification, which may have been read before the email was first due.
  const readSince = rowOf(kind).waits === undefined ? heldAt : new Date(0);
  const isRead = tells !== undefined && userId !== null && readSince !== null && (await isReadOf(db, userId, tells, readSince));
  return decide(rowOf(kind), reader ?? ANYBODY, { now, since, isRead, isBlocked, isHere: isHere && tells !== undefined }).email;
}

async function ofPush(db: Queryable, { payload }: OutboxRow, reader: Receiver | null, now: Date, since: Date): Promise<Verdict> {
  if (!reader) return { send: 'never', because: 'off' };
  const [notified] = await db
    .select({
      kind: notification.kind,
      readAt: notification.readAt,
      isShown: sql<boolean>`${isShownTo(reader.side)}`,
      isSignedOut: isSignedOut(String(payload['subscription']), now),
    })
    .from(notification)
    .where(eq(notification.id, Number(payload['notification'])));
  const kind = notificationKind.safeParse(notified?.kind).data;
  if (!notified || kind === undefined) return { send: 'never', because: 'read' };
  if (notified.isSignedOut) return { send: 'never', because: 'off' };
  return decide(notificationRow(kind, reader.side), reader, { now, since, isRead: notified.readAt !== null, isBlocked: !notified.isShown, isHere: false }).push;
}

/** Whether the browser's session ended, for instance because somebody signed it out from another device. A subscription of an earlier release has none. */
const isSignedOut = (subscription: string, now: Date) => sql<boolean>`exists (
  select 1 from push_subscription s join session e on e.id = s.session_id
  where s.id = ${subscription}::uuid and e.expires_at <= ${now.toISOString()}::timestamptz)`;

async function blocks(db: Queryable, userId: string, companyId: number): Promise<boolean> {
  const { rows } = await db.execute<{ is: boolean }>(sql`select ${isBlockedBy(sql`${userId}::uuid`, sql`${companyId}::int`)} as is`);
  return rows[0]?.is === true;
}

/**
 * Whether the newest notification with the same content was read since then. One that was read before is older news of the same record.
 */
async function isReadOf(db: Queryable, userId: string, { kinds, key, id }: NonNullable<QueuedEmail['tells']>, since: Date): Promise<boolean> {
  const [newest] = await db
    .select({ readAt: notification.readAt })
    .from(notification)
    .where(and(eq(notification.userId, userId), inArray(notification.kind, [...kinds]), eq(sql`${notification.data} ->> ${key}`, String(id))))
    .orderBy(desc(notification.id))
    .limit(1);
  return newest !== undefined && newest.readAt !== null && newest.readAt >= since;
}
