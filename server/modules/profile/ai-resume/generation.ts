import { randomUUID } from 'node:crypto';
import { and, eq, gt, lte } from 'drizzle-orm';
import { z } from 'zod';
import { type Credits, SUMMARY_SOURCES } from '../../../../contract/career-summary.ts';
import { LIMITS } from '../../../../contract/limits.ts';
import type { Database, Queryable } from '../../../db/client.ts';
import { idempotency } from '../../../db/schema/operations.ts';
import { aiGeneration } from '../../../db/schema/resume.ts';
import { ApiError } from '../../../http/errors.ts';
import { storeResponse, type KeyedWrite, recall } from '../../../http/idempotency.ts';
import { quotaDay, quotaRenewal, quotaUsed, useQuota } from '../quota/quota.ts';
import { lockUser } from '../../../db/lock-user.ts';

const written = z.object({
  writer: z.enum(['ai', 'rules']),
  language: z.string(),
  text: z.string(),
  missing: z.array(z.enum(SUMMARY_SOURCES)),
  is_unchanged: z.boolean(),
});
/** A complete text. */
export type Written = z.output<typeof written>;

/** What is stored under the key of a text: the text, or, if the connection to its reader was lost, that another try is already paid for. */
const answer = z.union([written, z.object({ isPaid: z.literal(true) })]);

export interface Generation {
  userId: string;
  id: string;
  write: KeyedWrite;
  day: string;
  /** Texts counted on that day before this one. */
  used: number;
}

/** The result of writing a text. `left`: its reader stopped it, or the connection was lost. */
export type Outcome = { end: 'done'; written: Written } | { end: 'left' } | { end: 'failed' };

export async function creditsOf(db: Queryable, userId: string, now: Date): Promise<Credits> {
  const used = await quotaUsed(db, userId, 'careerSummary', quotaDay(now));
  return { left: Math.max(0, LIMITS.summaryCredits - used), most: LIMITS.summaryCredits, renews_at: quotaRenewal(now).toISOString() };
}

/**
 * Starts a text, or returns the one that was written under the same key. A credit is counted when the text ends, not here: nobody can have two at the same
 * time, so none is used twice, and what a killed server leaves behind costs nothing.
 * @throws ApiError aiBusy while another is being written; aiCreditsUsed with the seconds until they renew; idempotencyMismatch
 */
export async function begin(db: Database, userId: string, write: KeyedWrite, now: Date): Promise<Generation | Written> {
  return db.transaction(async (tx) => {
    const stored = await recall(tx, write);
    const before = stored && answer.parse(stored.reply);
    if (before && 'text' in before) return before;
    await lockUser(tx, userId);
    const [running] = await tx
      .select({ id: aiGeneration.id })
      .from(aiGeneration)
      .where(and(eq(aiGeneration.userId, userId), gt(aiGeneration.until, now)));
    if (running) throw new ApiError('aiBusy');
    const day = quotaDay(now);
    const used = await quotaUsed(tx, userId, 'careerSummary', day);
    if (!before && used >= LIMITS.summaryCredits)
      throw new ApiError('aiCreditsUsed', { retryAfter: Math.ceil((quotaRenewal(now).getTime() - now.getTime()) / 1_000) });
    if (before) await forget(tx, write);
    const row = { id: randomUUID(), day, isBegun: false, isPaid: before !== undefined, until: new Date(now.getTime() + LIMITS.streamLongest) };
    await tx
      .insert(aiGeneration)
      .values({ userId, ...row })
      .onConflictDoUpdate({ target: aiGeneration.userId, set: row });
    return { userId, id: row.id, write, day, used };
  });
}

const forget = (tx: Queryable, { owner, key }: KeyedWrite) => tx.delete(idempotency).where(and(eq(idempotency.owner, owner), eq(idempotency.key, key)));
const own = ({ userId, id }: Generation) => and(eq(aiGeneration.userId, userId), eq(aiGeneration.id, id));

/** Records that sending has started. @returns false if another request ended it */
export async function markBegun(db: Queryable, generation: Generation): Promise<boolean> {
  const rows = await db.update(aiGeneration).set({ isBegun: true }).where(own(generation)).returning({ id: aiGeneration.id });
  return rows.length > 0;
}

/** Ends a text and counts it once, even if several requests end it. */
export async function settle(db: Database, generation: Generation, outcome: Outcome): Promise<void> {
  const { userId, day, write } = generation;
  await db.transaction(async (tx) => {
    const [row] = await tx.delete(aiGeneration).where(own(generation)).returning();
    if (!row) return;
    const isCounted = outcome.end === 'done' ? !outcome.written.is_unchanged : outcome.end === 'left' && row.isBegun;
    if (isCounted && !row.isPaid) await useQuota(tx, userId, 'careerSummary', day);
    if (outcome.end === 'done') await storeResponse(tx, write, outcome.written);
    // A lost connection isn't the reader's fault, so they can repeat the text once for free.
    else if (outcome.end === 'left' ? isCounted && !row.isPaid : row.isPaid) await storeResponse(tx, write, { isPaid: true });
  });
}

/** Ends what is being written for a person, on any node, and counts it if something was sent. @returns its ID */
export async function end(db: Database, userId: string, now: Date): Promise<string | null> {
  return db.transaction(async (tx) => {
    const [row] = await tx.delete(aiGeneration).where(eq(aiGeneration.userId, userId)).returning();
    if (!row) return null;
    // A text that a killed server left behind costs nothing.
    if (row.isBegun && !row.isPaid && row.until > now) await useQuota(tx, userId, 'careerSummary', row.day);
    return row.id;
  });
}

/** Removes what killed servers left behind. */
export async function sweepGenerations(db: Queryable, now: Date): Promise<void> {
  await db.delete(aiGeneration).where(lte(aiGeneration.until, now));
}
