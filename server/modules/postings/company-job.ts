import { and, count, eq, isNotNull, ne } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { company, job } from '../../db/schema/market.ts';
import { ApiError } from '../../http/errors.ts';
import { LIMITS } from '../../../contract/limits.ts';
import type { MemberRow } from '../employer/member.ts';
import { isListed } from '../jobs/listed.ts';
import type { JobRow } from './columns.ts';

/** A job of the company, locked until the transaction ends where it is to be changed. @throws ApiError notFound for another's and for a deleted one */
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
 * Scams live from being many: a company nobody verified has one job open at once. What came by a feed is not counted, nor what the demo market came with. The company's row is
 * locked, so two sent at once are one after the other. @throws ApiError tooManyPostings
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
