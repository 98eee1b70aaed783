import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { quotaUse } from '../../../db/schema/resume.ts';
import { DAY, HOUR } from '../../../../contract/durations.ts';

export type QuotaKind = (typeof quotaUse.$inferSelect)['kind'];

/** Daily limits renew at 00:01 GMT+8 (specification §9). This is the offset from a day in UTC. */
const AHEAD = 8 * HOUR - 60_000;

/** The day of an instant, as quotas count it: "2026-03-02" starts at 00:01 GMT+8 and ends when the next day starts. */
export const quotaDay = (now: Date): string => new Date(now.getTime() + AHEAD).toISOString().slice(0, 10);

/** When a quota renews: the next 00:01 GMT+8 after an instant. */
export const quotaRenewal = (now: Date): Date => new Date(Date.parse(quotaDay(now)) + DAY - AHEAD);

/** How often a person used something on a day of `quotaDay`. */
export async function quotaUsed(db: Queryable, userId: string, kind: QuotaKind, day: string): Promise<number> {
  const [row] = await db
    .select({ used: quotaUse.used })
    .from(quotaUse)
    .where(and(eq(quotaUse.userId, userId), eq(quotaUse.kind, kind), eq(quotaUse.day, day)));
  return row?.used ?? 0;
}

/** Counts one more use on a day. */
export async function useQuota(db: Queryable, userId: string, kind: QuotaKind, day: string): Promise<void> {
  await db
    .insert(quotaUse)
    .values({ userId, kind, day, used: 1 })
    .onConflictDoUpdate({ target: [quotaUse.userId, quotaUse.kind, quotaUse.day], set: { used: sql`${quotaUse.used} + 1` } });
}
