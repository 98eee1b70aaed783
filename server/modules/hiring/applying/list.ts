import { and, count, desc, eq, getTableColumns } from 'drizzle-orm';
import type { ListMeta } from '../../../../contract/call.ts';
import type { Language } from '../../../../contract/languages.ts';
import { LIMITS } from '../../../../contract/limits.ts';
import type { Application } from '../../../../contract/records.ts';
import type { Queryable } from '../../../db/client.ts';
import { job } from '../../../db/schema/market.ts';
import { application } from '../../../db/schema/seeker.ts';
import { ApiError } from '../../../http/errors.ts';
import { byPay } from '../../market/jobs/by-pay.ts';
import { presentApplications } from './present.ts';
import type { ApplicationRow } from '../../applications/row.ts';

/** A seeker's applications, newest first, or with the highest pay first if `sort` is 3. */
export async function listApplicationsOf(
  db: Queryable,
  userId: string,
  { page, sort }: { page: number; sort?: number | undefined },
  language: Language,
  now: Date,
): Promise<{ data: Application[]; meta: ListMeta }> {
  const size = LIMITS.searchPageSize;
  const rows = await db
    .select(getTableColumns(application))
    .from(application)
    .innerJoin(job, eq(job.id, application.jobId))
    .where(eq(application.userId, userId))
    .orderBy(...(sort === 3 ? [byPay()] : []), desc(application.createdAt), desc(application.id))
    .limit(size)
    .offset((page - 1) * size);
  const [all] = await db.select({ total: count() }).from(application).where(eq(application.userId, userId));
  return { data: await presentApplications(db, rows, language, now), meta: { page, size, total: all?.total ?? 0 } };
}

/**
 * The seeker's own application for this job.
 * @param lock locks the row for an update until the transaction ends
 * @throws ApiError notFound
 */
export async function ownApplication(db: Queryable, userId: string, jobId: number, lock = false): Promise<ApplicationRow> {
  const query = db
    .select()
    .from(application)
    .where(and(eq(application.userId, userId), eq(application.jobId, jobId)));
  const [row] = await (lock ? query.for('update') : query);
  if (!row) throw new ApiError('notFound');
  return row;
}

/** One application as a record of the contract. */
export async function presentApplication(db: Queryable, row: ApplicationRow, language: Language, now: Date): Promise<Application> {
  const [presented] = await presentApplications(db, [row], language, now);
  if (!presented) throw new ApiError('notFound');
  return presented;
}
