import { inArray, sql, type SQL } from 'drizzle-orm';
import type { JobStatus, PostingStatus } from '../../../../contract/records.ts';
import { job } from '../../../db/schema/market.ts';

/** The states in which job seekers find a posting and can apply. A posting that waits for confirmation is included. */
const FOUND = ['open', 'confirmDue'] as const satisfies PostingStatus[];

/** The same as a condition on `job`, for drizzle queries. */
export const isListed = (): SQL => inArray(job.status, [...FOUND]);
/** The same on the column `status`, for SQL; an alias can precede it. */
export const LISTED = sql.raw(`status in (${FOUND.map((status) => `'${status}'`).join(', ')})`);
export const isListedStatus = (status: string): boolean => (FOUND as readonly string[]).includes(status);

/**
 * A posting's status for job seekers. An unconfirmed one appears as on hold: its page says that nobody is hiring right now, and accepts nothing. A
 * delisted one appears as closed. A draft doesn't exist yet.
 */
export function publicStatus(status: PostingStatus): JobStatus {
  if (status === 'confirmDue') return 'open';
  if (status === 'stale') return 'onHold';
  if (status === 'delisted') return 'closed';
  return status === 'draft' ? 'deleted' : status;
}

/** Whether a job accepts applications: here, or on the employer's own page. Columns of a job. */
export const APPLICABLE = sql`(apply_url is not null or takes_applications)`;
