import { and, count, eq, isNotNull, ne } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { company, job } from '../../../db/schema/market.ts';
import { ApiError } from '../../../http/errors.ts';
import { LIMITS } from '../../../../contract/limits.ts';
import type { MemberRow } from '../../../http/member.ts';
import { isListed } from '../../market/jobs/listed.ts';
import type { JobRow } from './columns.ts';

/**
 * A job of the company.
 * @param isChanged locks the row until the transaction ends
 * @throws ApiError notFound for another company's job and for a deleted one
 */
export async function companyJob(db: Queryable, { companyId }: MemberRow, id: number, isChanged = false): Promise<JobRow> {
  const query = db
    .select()
    .from(job)
    .where(and(eq(job.id, id), eq(job.companyId, companyId), ne(job.status, 'deleted')));
  const [row] = await (isChanged ? query.for('update') : query);
  if (!row) throw new ApiError('notFound');
  return row;
}

/**
 * Limits an unverified company to one open job, because scammers rely on many. Imported and demo jobs don't count. Locks the company's row, so
 * simultaneous requests run one after the other.
 * @throws ApiError tooManyPostings
 */
export async function requireRoom(db: Queryable, companyId: number, besides: number): Promise<void> {
  const [owner] = await db.select({ isVerified: company.isVerified }).from(company).where(eq(company.id, companyId)).for('update');
  if (owner?.isVerified) return;
  const [open] = await db
    .select({ jobs: count() })
    .from(job)
    .where(and(eq(job.companyId, companyId), isListed(), isNotNull(job.postedBy), ne(job.source, 'seed'), ne(job.id, besides)));
  if ((open?.jobs ?? 0) >= LIMITS.unverifiedPostings) throw new ApiError('tooManyPostings');
}
