import { inArray, max } from 'drizzle-orm';
import type { Presence } from '../../../contract/chat-records.ts';
import type { Realtime } from '../../adapters/realtime.ts';
import type { Queryable } from '../../db/client.ts';
import { session } from '../../db/schema/auth.ts';
import { DAY, MINUTE } from '../../../contract/durations.ts';

/** The last activity is shown no more precisely than this (specification §4). */
const LABELS = [
  [15 * MINUTE, 'justNow'],
  [DAY, 'today'],
  [7 * DAY, 'thisWeek'],
  [30 * DAY, 'thisMonth'],
] as const;

/** Which of these people are online, and when the others last were. */
export async function presenceOf(db: Queryable, { present }: Realtime, userIds: readonly string[], now: Date): Promise<Map<string, Presence>> {
  if (userIds.length === 0) return new Map();
  const here = await present(userIds);
  const rows = await db
    .select({ userId: session.userId, at: max(session.updatedAt) })
    .from(session)
    .where(inArray(session.userId, [...userIds]))
    .groupBy(session.userId);
  const last = new Map(rows.map(({ userId, at }) => [userId, at]));
  return new Map(
    userIds.map((userId) => {
      const isOnline = here.has(userId);
      return [userId, { user_id: userId, is_online: isOnline, activity: isOnline ? 'justNow' : labelOf(last.get(userId) ?? null, now) }];
    }),
  );
}

function labelOf(at: Date | null, now: Date): Presence['activity'] {
  if (at === null) return null;
  return LABELS.find(([within]) => now.getTime() - at.getTime() < within)?.[1] ?? null;
}
