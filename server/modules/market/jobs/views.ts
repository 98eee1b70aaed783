import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { viewedJob } from '../../../db/schema/interest.ts';
import { jobView } from '../../../db/schema/operations.ts';
import { requireJob } from './state.ts';

/** Stores when a seeker last viewed a job. */
export async function keepView(db: Queryable, userId: string, jobId: number, now: Date): Promise<void> {
  await db
    .insert(viewedJob)
    .values({ userId, jobId, viewedAt: now })
    .onConflictDoUpdate({ target: [viewedJob.userId, viewedJob.jobId], set: { viewedAt: now } });
}

/**
 * Counts a view of a job per day (UTC), without the viewer.
 * @throws ApiError notFound, jobDeleted
 */
export async function countView(db: Queryable, jobId: number, now: Date): Promise<void> {
  await requireJob(db, jobId);
  await db
    .insert(jobView)
    .values({ jobId, day: now.toISOString().slice(0, 10), views: 1 })
    .onConflictDoUpdate({ target: [jobView.jobId, jobView.day], set: { views: sql`${jobView.views} + 1` } });
}
