import { and, eq, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { quotaUse } from '../../../db/schema/resume.ts';
import { DAY } from '../../../../contract/durations.ts';
import type { ErrorName } from '../../../../contract/errors.ts';
import { ApiError } from '../../../http/errors.ts';
import { quotaDay, quotaRenewal, type QuotaKind } from './quota.ts';

/** Something that may be done a limited number of times a day. */
export interface Quota {
  kind: QuotaKind;
  most: number;
  /** The error when it's used up. */
  refusal: ErrorName;
}

/**
 * Counts one use, unless the same subject was counted today.
 * @param subject digest of what it's used on
 * @returns a function that undoes the count, for failures that are ours
 * @throws ApiError the quota's refusal, with the seconds until it renews
 */
export async function spend(db: Queryable, userId: string, { kind, most, refusal }: Quota, subject: string, now: Date): Promise<() => Promise<void>> {
  const day = quotaDay(now);
  const own = and(eq(quotaUse.userId, userId), eq(quotaUse.kind, kind), eq(quotaUse.day, day));
  const isKnown = sql`${subject} = any(${quotaUse.usedOn})`;
  const [spent] = await db
    .insert(quotaUse)
    .values({ userId, kind, day, used: 1, usedOn: [subject] })
    .onConflictDoUpdate({
      target: [quotaUse.userId, quotaUse.kind, quotaUse.day],
      set: { used: sql`${quotaUse.used} + 1`, usedOn: sql`array_append(${quotaUse.usedOn}, ${subject})` },
      setWhere: sql`not ${isKnown} and ${quotaUse.used} < ${most}`,
    })
    .returning();
  const takeBack = async () => {
    await db
      .update(quotaUse)
      .set({ used: sql`${quotaUse.used} - 1`, usedOn: sql`array_remove(${quotaUse.usedOn}, ${subject})` })
      .where(and(own, isKnown));
  };
  if (spent) return takeBack;
  const [known] = await db.select({ day: quotaUse.day }).from(quotaUse).where(and(own, isKnown));
  if (known) return async () => {};
  throw new ApiError(refusal, { retryAfter: Math.ceil((quotaRenewal(now).getTime() - now.getTime()) / 1_000) });
}

/** Removes the counts of days that are over, which nobody reads. */
export async function sweepQuotas(db: Queryable, now: Date): Promise<void> {
  await db.delete(quotaUse).where(lt(quotaUse.day, quotaDay(new Date(now.getTime() - DAY))));
}
