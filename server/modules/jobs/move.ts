import { inArray } from 'drizzle-orm';
import type { PostingStatus } from '../../../contract/records.ts';
import type { Role } from '../../../src/machines/application/application.types.ts';
import type { PostingEvent } from '../../../src/machines/jobPosting/jobPosting.types.ts';
import { applyToPosting, standing } from '../../../src/machines/jobPosting/lifecycle.ts';
import type { Queryable } from '../../db/client.ts';
import { job } from '../../db/schema/market.ts';
import { ApiError } from '../../http/errors.ts';
import { countStep } from '../flows/steps.ts';
import { indexJobs } from '../search/indexing.ts';

/**
 * Moves jobs through their chart and stores the outcome, including their search entries. This transaction must have locked the rows (`for update`).
 * Their applications follow within a minute (server/jobs/promise.ts), each with its email, because one job may have thousands.
 * @throws ApiError notAllowedNow if the chart refuses the event in a job's current state; noPermission if the role may never send it. Then none is
 * moved
 */
export async function moveJobs(
  db: Queryable,
  rows: readonly { id: number; status: PostingStatus }[],
  event: PostingEvent,
  role: Role,
  now: Date,
): Promise<void> {
  const moved = rows.map(({ id, status }) => {
    const applied = applyToPosting(status, event, role);
    if (!applied.ok) throw new ApiError(applied.reason === 'notYours' ? 'noPermission' : 'notAllowedNow');
    return { id, status: applied.status };
  });
  for (const [status, { length }] of Map.groupBy(rows, (row) => row.status)) countStep(standing(status), event, now, length);
  for (const [status, those] of Map.groupBy(moved, (row) => row.status)) {
    const ids = those.map(({ id }) => id);
    await db.update(job).set({ status }).where(inArray(job.id, ids));
    await indexJobs(db, ids);
  }
}
