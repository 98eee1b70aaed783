import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { job } from '../../../db/schema/market.ts';
import { publicHostOf } from '../../../../contract/public-address.ts';
import type { JobStatus } from '../../../../contract/records.ts';
import { ApiError } from '../../../http/errors.ts';
import { publicStatus } from './listed.ts';

export type JobState = Pick<typeof job.$inferSelect, 'id' | 'promiseDays' | 'applyUrl' | 'eligibility' | 'mainFunctionId' | 'industryId'> & {
  status: JobStatus;
  /** Someone reads applications here, or the ad links elsewhere. */
  canApply: boolean;
};

/** Whether a job accepts applications: on its employer's own site, or here if its employer has an account. An imported ad may have no link. */
export const CAN_APPLY = sql<boolean>`(${job.applyUrl} is not null or ${job.takesApplications}
  or exists (select 1 from company_member m where m.company_id = ${job.companyId} and m.joined_at is not null))`;

const columns = {
  id: job.id,
  status: job.status,
  promiseDays: job.promiseDays,
  applyUrl: job.applyUrl,
  canApply: CAN_APPLY,
  eligibility: job.eligibility,
  mainFunctionId: job.mainFunctionId,
  industryId: job.industryId,
};

/**
 * The columns that decide about a job, without its text.
 * @param hold locks the row until the transaction ends: the job can't close while an application is created
 * @throws ApiError notFound, jobDeleted
 */
export async function requireJob(db: Queryable, id: number, hold = false): Promise<JobState> {
  const query = db.select(columns).from(job).where(eq(job.id, id));
  const [row] = await (hold ? query.for('share') : query);
  if (!row || row.status === 'draft') throw new ApiError('notFound');
  const status = publicStatus(row.status);
  if (status === 'deleted') throw new ApiError('jobDeleted');
  return { ...row, status };
}

/** @throws ApiError jobClosed, jobOnHold (`requireJob` refuses a deleted one) */
export function requireOpen({ status }: JobState): void {
  if (status === 'closed') throw new ApiError('jobClosed');
  if (status === 'onHold') throw new ApiError('jobOnHold');
}

/** A URL that is safe to link to; null for any scheme except HTTP and HTTPS, whatever a feed contains. */
export function webAddress(url: string | null): string | null {
  return url !== null && publicHostOf(url) !== null ? url : null;
}
