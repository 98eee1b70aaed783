import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { notSuitable } from '../../db/schema/interest.ts';
import { ApiError } from '../../http/errors.ts';
import { notSuitableReasons } from '../market/config/lists/reports.ts';
import { requireJob } from '../market/jobs/state.ts';

/** Stops recommending a job to a person. A new reason replaces the previous one. @throws ApiError notFound, jobDeleted, parameterInvalid */
export async function hideJob(db: Queryable, userId: string, jobId: number, reasonId: number, now: Date): Promise<void> {
  if (!notSuitableReasons.some(({ id }) => id === reasonId)) throw new ApiError('parameterInvalid', { fields: { reason_id: ['choice'] } });
  await requireJob(db, jobId);
  const row = { userId, jobId, reasonId, createdAt: now };
  await db
    .insert(notSuitable)
    .values(row)
    .onConflictDoUpdate({ target: [notSuitable.userId, notSuitable.jobId], set: row });
}

/** Allows recommending the job again. Does nothing if it wasn't hidden. */
export async function showJobAgain(db: Queryable, userId: string, jobId: number): Promise<void> {
  await db.delete(notSuitable).where(and(eq(notSuitable.userId, userId), eq(notSuitable.jobId, jobId)));
}
