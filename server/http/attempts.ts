import { and, eq, gt, gte, lte, sql } from 'drizzle-orm';
import { MINUTE } from '../../contract/durations.ts';
import { LIMITS } from '../../contract/limits.ts';
import type { Queryable } from '../db/client.ts';
import { attempt } from '../db/schema/auth.ts';
import { ApiError } from './errors.ts';
import type { AppContext } from './app-context.ts';

/** A number of attempts within a time window. After that, none until it ends. */
export interface Limit {
  name: string;
  tries: number;
  /** Milliseconds. */
  window: number;
}

/** What counting attempts needs. */
export type AttemptContext = Pick<AppContext, 'connection' | 'identity' | 'now'>;

/** By account and by network address (docs/security.md). Many people share one address behind a mobile network, so those limits are wide. */
export const LIMITS_OF = {
  passwordByAccount: { name: 'password', tries: 5, window: 15 * MINUTE },
  loginByAddress: { name: 'login-from', tries: 100, window: 15 * MINUTE },
  secondFactorByAccount: { name: 'second-factor', tries: 5, window: 10 * MINUTE },
  resend: { name: 'resend', tries: 1, window: LIMITS.otpResend },
  codesByAccount: { name: 'codes', tries: 10, window: 60 * MINUTE },
  // Someone who is refused a link still has a valid one in their mailbox: the window is as long as a link's lifetime.
  linksByAccount: { name: 'links', tries: 3, window: LIMITS.otpLifetime },
  codesByAddress: { name: 'codes-from', tries: 60, window: 60 * MINUTE },
  takenByAddress: { name: 'taken-from', tries: 30, window: 15 * MINUTE },
  qrByAddress: { name: 'qr-from', tries: 200, window: 15 * MINUTE },
  arrivalsByAddress: { name: 'arrivals-from', tries: 30, window: 60 * MINUTE },
  guestsByAddress: { name: 'guests-from', tries: 600, window: 10 * MINUTE },
} as const satisfies Record<string, Limit>;

/**
 * Counts an attempt before it is processed, so twenty at once count as twenty. The count must survive a rollback of the surrounding transaction, so
 * it uses another connection. It can't come from the same pool: if all its connections were in such transactions, they would wait for each other
 * forever.
 * @param subject who or what makes the attempt; only its digest is stored
 * @throws ApiError tooManyAttempts with the whole seconds until the window ends
 */
export async function countTry(context: AttemptContext, limit: Limit, subject: string): Promise<void> {
  const { count, resetsAt } = await addTry(context, limit, subject);
  if (count > limit.tries) throw new ApiError('tooManyAttempts', { retryAfter: secondsUntil(resetsAt, context.now()) });
}

/**
 * Counts an attempt like `countTry`, for callers that don't refuse it.
 * @returns the count of this window, including this attempt
 */
export async function addTry(context: AttemptContext, limit: Limit, subject: string): Promise<{ count: number; resetsAt: Date }> {
  const now = context.now();
  const key = keyOf(context, limit, subject);
  const resetsAt = new Date(now.getTime() + limit.window);
  const isOver = sql`${attempt.resetsAt} <= ${now.toISOString()}::timestamptz`;
  const [counted] = await context.connection.besides
    .insert(attempt)
    .values({ key, count: 1, resetsAt })
    .onConflictDoUpdate({
      target: attempt.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${attempt.count} + 1 end`,
        resetsAt: sql`case when ${isOver} then excluded.resets_at else ${attempt.resetsAt} end`,
      },
    })
    .returning({ count: attempt.count, resetsAt: attempt.resetsAt });
  return counted as { count: number; resetsAt: Date };
}

/** Removes one attempt that turned out not to count. */
export async function removeTry(context: AttemptContext, limit: Limit, subject: string): Promise<void> {
  await context.connection.besides
    .update(attempt)
    .set({ count: sql`${attempt.count} - 1` })
    .where(and(eq(attempt.key, keyOf(context, limit, subject)), gt(attempt.count, 0)));
}

/** When a subject may try again; null if it may now. */
export async function blockedUntil(context: AttemptContext, limit: Limit, subject: string): Promise<Date | null> {
  const isUsedUp = and(eq(attempt.key, keyOf(context, limit, subject)), gte(attempt.count, limit.tries), gt(attempt.resetsAt, context.now()));
  const [found] = await context.connection.besides.select({ resetsAt: attempt.resetsAt }).from(attempt).where(isUsedUp);
  return found?.resetsAt ?? null;
}

/** Like `countTry`, by the network address of a request. RATE_LIMIT=0 turns this limit off too. */
export async function countTryFrom(context: AttemptContext & Pick<AppContext, 'config'>, limit: Limit, address: string): Promise<void> {
  if (context.config.rateLimit > 0) await countTry(context, limit, address);
}

/** Deletes the attempts of a subject that has proven itself. */
export async function forgetTries(context: AttemptContext, limit: Limit, subject: string): Promise<void> {
  await context.connection.besides.delete(attempt).where(eq(attempt.key, keyOf(context, limit, subject)));
}

export async function sweepTries(db: Queryable, now: Date): Promise<void> {
  await db.delete(attempt).where(lte(attempt.resetsAt, now));
}

/** Whole seconds, at least one, because "try again in 0 seconds" would be wrong. */
export function secondsUntil(instant: Date, now: Date): number {
  return Math.max(1, Math.ceil((instant.getTime() - now.getTime()) / 1_000));
}

function keyOf(context: Pick<AppContext, 'identity'>, limit: Limit, subject: string): string {
  return `${limit.name}:${context.identity.digest('attempt', subject)}`;
}
