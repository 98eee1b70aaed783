import { inArray, sql, type SQL } from 'drizzle-orm';
import type { JobStatus, PostingStatus } from '../../../contract/records.ts';
import { job } from '../../db/schema/market.ts';

/** The states in which a posting is found and applied to: while its employer is asked whether it still stands, it does. */
const FOUND = ['open', 'confirmDue'] as const satisfies PostingStatus[];

/** The same as a condition on `job`, for queries written by drizzle. */
export const isListed = (): SQL => inArray(job.status, [...FOUND]);
/** The same on the column `status`, for queries written by hand; an alias goes before it. */
export const LISTED = sql.raw(`status in (${FOUND.map((status) => `'${status}'`).join(', ')})`);
export const isListedStatus = (status: string): boolean => (FOUND as readonly string[]).includes(status);

/**
 * As what a seeker meets a posting. One whose employer does not answer for it is on hold to them: its page says that nobody is hiring just now, and
 * nothing can be sent there; one that was delisted for it has closed. A draft is nothing yet.
 */
export function publicStatus(status: PostingStatus): JobStatus {
  if (status === 'confirmDue') return 'open';
  if (status === 'stale') return 'onHold';
  if (status === 'delisted') return 'closed';
  return status === 'draft' ? 'deleted' : status;
}

/** One can apply for it: here, or on the employer's own page. Columns of a job. */
export const APPLICABLE = sql`(apply_url is not null or takes_applications)`;
