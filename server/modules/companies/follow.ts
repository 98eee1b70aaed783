import { and, count, eq, sql } from 'drizzle-orm';
import { LIMITS } from '../../../contract/limits.ts';
import type { Queryable } from '../../db/client.ts';
import { user } from '../../db/schema/auth.ts';
import { company } from '../../db/schema/market.ts';
import { followedCompany } from '../../db/schema/resume.ts';
import type { Caller } from '../../http/caller.ts';
import { ApiError } from '../../http/errors.ts';
import { notifyAll } from '../notification/notify.ts';
import { blockedAs, isBlockedBy } from './blocked.ts';

export async function isFollowed(db: Queryable, caller: Caller, companyId: number): Promise<boolean> {
  if (caller.kind !== 'seeker') return false;
  const [row] = await db
    .select({ id: followedCompany.companyId })
    .from(followedCompany)
    .where(and(eq(followedCompany.userId, caller.userId), eq(followedCompany.companyId, companyId)));
  return row !== undefined;
}

/** Follows a company; one that is followed stays so. @throws ApiError notFound, also for one the seeker blocked; tooManyRecords */
export async function follow(db: Queryable, caller: Extract<Caller, { userId: string }>, companyId: number, now: Date): Promise<void> {
  // One after the other, also with blocking, so that the limit holds and nobody follows what they block.
  await db.select({ id: user.id }).from(user).where(eq(user.id, caller.userId)).for('update');
  const [known] = await db.select({ id: company.id }).from(company).where(eq(company.id, companyId));
  if (!known || (await blockedAs(db, caller, companyId)) !== null) throw new ApiError('notFound');
  const [held] = await db
    .select({ others: count() })
    .from(followedCompany)
    .where(and(eq(followedCompany.userId, caller.userId), sql`${followedCompany.companyId} <> ${companyId}`));
  if ((held?.others ?? 0) >= LIMITS.records) throw new ApiError('tooManyRecords');
  await db.insert(followedCompany).values({ userId: caller.userId, companyId, createdAt: now }).onConflictDoNothing();
}

export async function unfollow(db: Queryable, userId: string, companyId: number): Promise<void> {
  await db.delete(followedCompany).where(and(eq(followedCompany.userId, userId), eq(followedCompany.companyId, companyId)));
}

/** A job that has just been posted. */
export interface Posted {
  id: number;
  title: string;
  companyId: number;
  /** How many of the company came at once, with it: one if it is not said. */
  jobs?: number;
}

/** Of these companies, those that somebody follows. */
export async function followedAmong(db: Queryable, companyIds: readonly number[]): Promise<Set<number>> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select distinct company_id id from followed_company where company_id = any(${sql.param([...companyIds])}::int[])`,
  );
  return new Set(rows.map(({ id }) => id));
}

/** Tells who follows its company of a new job, but nobody who blocks it, also by its name in another country. @returns whom, for the pages they have open */
export async function notifyFollowers(db: Queryable, posted: Posted, now: Date): Promise<string[]> {
  const rows = await db
    .select({ userId: followedCompany.userId, company: company.name })
    .from(followedCompany)
    .innerJoin(company, eq(company.id, followedCompany.companyId))
    .where(and(eq(followedCompany.companyId, posted.companyId), sql`not ${isBlockedBy(sql`${followedCompany.userId}`, sql`${posted.companyId}::int`)}`));
  const tellings = rows.map(({ userId, company: name }) => ({
    userId,
    kind: 'companyPosted' as const,
    data: { company: name, company_id: posted.companyId, job_id: posted.id, job_title: posted.title, count: posted.jobs ?? 1 },
  }));
  await notifyAll(db, tellings, [], now);
  return rows.map(({ userId }) => userId);
}
