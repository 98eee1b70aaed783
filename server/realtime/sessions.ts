import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { session, user } from '../db/schema/auth.ts';

const AT_ONCE = 1_000;

/** Which of these sessions are over: ended, expired, or of someone who is suspended or deleted. */
export async function endedAmong(db: Database, sessionIds: readonly string[], now: Date): Promise<string[]> {
  const ended: string[] = [];
  for (let from = 0; from < sessionIds.length; from += AT_ONCE) {
    const batch = sessionIds.slice(from, from + AT_ONCE);
    const rows = await db
      .select({ id: session.id })
      .from(session)
      .innerJoin(user, eq(user.id, session.userId))
      .where(and(inArray(session.id, batch), gt(session.expiresAt, now), isNull(user.suspendedAt)));
    const good = new Set(rows.map(({ id }) => id));
    ended.push(...batch.filter((id) => !good.has(id)));
  }
  return ended;
}

/** Updates when sessions were last used, for "active today". */
export async function touchSessions(db: Database, sessionIds: readonly string[], now: Date): Promise<void> {
  for (let from = 0; from < sessionIds.length; from += AT_ONCE)
    await db
      .update(session)
      .set({ updatedAt: now })
      .where(and(inArray(session.id, sessionIds.slice(from, from + AT_ONCE)), gt(session.expiresAt, now)));
}
