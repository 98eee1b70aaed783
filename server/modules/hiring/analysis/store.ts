import { randomUUID } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { ApplicationAnalysis, Requirement } from '../../../../contract/applicant-analysis.ts';
import { DAY } from '../../../../contract/durations.ts';
import { LIMITS } from '../../../../contract/limits.ts';
import type { Database, Queryable } from '../../../db/client.ts';
import { analysisUse, applicationAnalysis } from '../../../db/schema/analysis.ts';
import { ApiError } from '../../../http/errors.ts';
import type { MemberRow } from '../../../http/member.ts';
import { quotaDay, quotaRenewal } from '../../profile/quota/quota.ts';

export type AnalysisRow = typeof applicationAnalysis.$inferSelect;

/** A running analysis. */
export interface Run {
  id: string;
  applicationId: string;
  companyId: number;
  /** The day it counts toward. */
  day: string;
}

const of = (applicationId: string) => eq(applicationAnalysis.applicationId, applicationId);
const own = ({ id, applicationId }: Run) => and(of(applicationId), eq(applicationAnalysis.runId, id));
const ended = { runId: null, runBy: null, runAt: null, runUntil: null };

export async function analysisRowOf(db: Queryable, applicationId: string): Promise<AnalysisRow | undefined> {
  const [row] = await db.select().from(applicationAnalysis).where(of(applicationId));
  return row;
}

/** How many more analyses a company can run today. */
export async function analysesLeft(db: Queryable, companyId: number, now: Date): Promise<{ left: number; renewsAt: Date }> {
  const [row] = await db
    .select({ used: analysisUse.used })
    .from(analysisUse)
    .where(and(eq(analysisUse.companyId, companyId), eq(analysisUse.day, quotaDay(now))));
  return { left: Math.max(0, LIMITS.applicantAnalyses - (row?.used ?? 0)), renewsAt: quotaRenewal(now) };
}

/** @throws ApiError analysesUsed, with the seconds until the quota renews */
async function countOne(db: Queryable, companyId: number, now: Date): Promise<string> {
  const day = quotaDay(now);
  const [counted] = await db
    .insert(analysisUse)
    .values({ companyId, day, used: 1 })
    .onConflictDoUpdate({
      target: [analysisUse.companyId, analysisUse.day],
      set: { used: sql`${analysisUse.used} + 1` },
      setWhere: lt(analysisUse.used, LIMITS.applicantAnalyses),
    })
    .returning();
  if (!counted) throw new ApiError('analysesUsed', { retryAfter: Math.ceil((quotaRenewal(now).getTime() - now.getTime()) / 1_000) });
  return day;
}

/**
 * Starts an analysis in the given transaction, which has locked the application, so that two concurrent requests start one.
 * @param digest of the input
 * @returns null if there is nothing to do: one is running, or the stored one has the same input
 * @throws ApiError analysesUsed
 */
export async function beginRun(
  db: Queryable,
  applicationId: string,
  member: Pick<MemberRow, 'companyId' | 'userId'>,
  digest: string,
  now: Date,
): Promise<Run | null> {
  const before = await analysisRowOf(db, applicationId);
  const isRunning = before?.runUntil !== undefined && before.runUntil !== null && before.runUntil > now;
  if (isRunning || (before?.requirements && before.digest === digest && before.failure === null && before.runId === null)) return null;
  const day = await countOne(db, member.companyId, now);
  const run = { runId: randomUUID(), runBy: member.userId, runAt: now, runUntil: new Date(now.getTime() + LIMITS.streamLongest), failure: null };
  await db
    .insert(applicationAnalysis)
    .values({ applicationId, ...run })
    .onConflictDoUpdate({ target: applicationAnalysis.applicationId, set: run });
  return { id: run.runId, applicationId, companyId: member.companyId, day };
}

/** The result of a run. */
export interface Made {
  requirements: Requirement[];
  writer: 'ai' | 'rules';
  resume: NonNullable<ApplicationAnalysis['analysis']>['resume'];
  digest: string;
}

/** Stores the result of a run, unless the application was withdrawn or another run has replaced it. @returns whether it was stored */
export async function keepRun(db: Queryable, run: Run, made: Made): Promise<boolean> {
  const updated = await db
    .update(applicationAnalysis)
    .set({ ...made, askedBy: sql`${applicationAnalysis.runBy}`, askedAt: sql`${applicationAnalysis.runAt}`, failure: null, ...ended })
    .where(own(run))
    .returning({ id: applicationAnalysis.applicationId });
  return updated.length > 0;
}

/** Ends a failed run. It doesn't count toward the quota, and the previous result stays. @returns whether it was still running */
export async function failRun(db: Database, run: Run, failure: NonNullable<ApplicationAnalysis['failure']>): Promise<boolean> {
  return db.transaction(async (tx) => {
    const failed = await tx
      .update(applicationAnalysis)
      .set({ failure, ...ended })
      .where(own(run))
      .returning({ id: applicationAnalysis.applicationId });
    await tx
      .update(analysisUse)
      .set({ used: sql`greatest(0, ${analysisUse.used} - 1)` })
      .where(and(eq(analysisUse.companyId, run.companyId), eq(analysisUse.day, run.day)));
    return failed.length > 0;
  });
}

/** Deletes the counts of past days, which aren't needed anymore. */
export async function sweepAnalysisUse(db: Queryable, now: Date): Promise<void> {
  await db.delete(analysisUse).where(lt(analysisUse.day, quotaDay(new Date(now.getTime() - DAY))));
}
