import { and, count, eq, sql } from 'drizzle-orm';
import type pg from 'pg';
import { LIMITS } from '../../../../contract/limits.ts';
import type { Database, Queryable } from '../../../db/client.ts';
import { company } from '../../../db/schema/market.ts';
import { followedCompany, unannouncedJobs } from '../../../db/schema/resume.ts';
import type { Caller } from '../../../http/caller.ts';
import { ApiError } from '../../../http/errors.ts';
import { notifyAll } from '../../notify/notify.ts';
import { blockedAs, isBlockedBy } from '../../blocks/blocked.ts';
import { lockUser } from '../../../db/lock-user.ts';
import { LOCKS } from '../../../db/locks.ts';

export async function isFollowed(db: Queryable, caller: Caller, companyId: number): Promise<boolean> {
  if (caller.kind !== 'seeker') return false;
  const [row] = await db
    .select({ id: followedCompany.companyId })
    .from(followedCompany)
    .where(and(eq(followedCompany.userId, caller.userId), eq(followedCompany.companyId, companyId)));
  return row !== undefined;
}

/**
 * Follows a company. Following it again changes nothing.
 * @throws ApiError notFound, also for a blocked company; tooManyRecords
 */
export async function follow(db: Queryable, caller: Extract<Caller, { userId: string }>, companyId: number, now: Date): Promise<void> {
  // Serialized with blocking, so that the limit holds and nobody follows a company they block.
  await lockUser(db, caller.userId);
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

/** A job that was just posted. */
export interface Posted {
  id: number;
  title: string;
  companyId: number;
  /** How many jobs of the company were posted together, including this one; 1 by default. */
  jobs?: number;
  /** It was posted before and is open again: followers who were notified then aren't again. */
  isReopened?: true;
}

/**
 * Queues jobs written in this transaction for a later notification. Followers of a company get one for all of its jobs. Jobs of companies without
 * followers aren't queued.
 */
export async function keepForFollowers(db: Queryable, jobIds: readonly number[]): Promise<void> {
  if (jobIds.length === 0) return;
  await db.execute(sql`
    insert into unannounced_jobs (company_id, job_id, title, jobs)
    select company_id, max(id), (array_agg(title order by id desc))[1], count(*)::int
    from job where id = any(${sql.param([...jobIds])}::int[]) and exists (select from followed_company f where f.company_id = job.company_id)
    group by company_id order by company_id
    on conflict (company_id) do update set job_id = excluded.job_id, title = excluded.title, jobs = unannounced_jobs.jobs + excluded.jobs`);
}

/** Runs an import. Followers are notified of all its jobs when it ends, or by the server if it was killed. */
export async function importing<T>(pool: pg.Pool, work: () => Promise<T>): Promise<T> {
  const holder = await pool.connect();
  try {
    await holder.query('select pg_advisory_lock_shared($1)', [LOCKS.import]);
    return await work();
  } finally {
    await holder.query('select pg_advisory_unlock_shared($1)', [LOCKS.import]).catch(() => undefined);
    holder.release();
  }
}

/**
 * Notifies followers of queued jobs, unless an import is still running.
 * @returns who was notified, for their open pages
 */
export async function announceQueued(db: Database, now: Date): Promise<string[]> {
  return db.transaction(async (tx) => {
    const { rows: locks } = await tx.execute<{ is: boolean }>(sql`select pg_try_advisory_xact_lock(${LOCKS.import}) as is`);
    if (!locks[0]?.is) return [];
    const announced = await tx.delete(unannouncedJobs).returning();
    const notified: string[] = [];
    for (const { companyId, jobId, title, jobs } of announced) notified.push(...(await notifyFollowers(tx, { id: jobId, title, companyId, jobs }, now)));
    return [...new Set(notified)];
  });
}

/**
 * Notifies followers of a company of a new job, except those who block it, also by its name in another country.
 * @returns who was notified, for their open pages
 */
export async function notifyFollowers(db: Queryable, posted: Posted, now: Date): Promise<string[]> {
  const isKnown = sql`exists (
    select from notification n
    where n.user_id = ${followedCompany.userId} and n.kind = 'companyPosted' and n.data ->> 'job_id' = ${String(posted.id)})`;
  const rows = await db
    .select({ userId: followedCompany.userId, company: company.name })
    .from(followedCompany)
    .innerJoin(company, eq(company.id, followedCompany.companyId))
    .where(
      and(
        eq(followedCompany.companyId, posted.companyId),
        sql`not ${isBlockedBy(sql`${followedCompany.userId}`, sql`${posted.companyId}::int`)}`,
        posted.isReopened ? sql`not ${isKnown}` : undefined,
      ),
    );
  const tellings = rows.map(({ userId, company: name }) => ({
    userId,
    kind: 'companyPosted' as const,
    data: { company: name, company_id: posted.companyId, job_id: posted.id, job_title: posted.title, count: posted.jobs ?? 1 },
  }));
  await notifyAll(db, tellings, [], now);
  return rows.map(({ userId }) => userId);
}
