import { inArray } from 'drizzle-orm';
import type { Role } from '../../../../src/machines/application/application.types.ts';
import type { PostingEvent } from '../../../../src/machines/jobPosting/jobPosting.types.ts';
import { applyToPosting, restore } from '../../../../src/machines/jobPosting/lifecycle.ts';
import type { Queryable } from '../../../db/client.ts';
import { job } from '../../../db/schema/market.ts';
import { ApiError } from '../../../http/errors.ts';
import { countStep } from '../../flows/steps.ts';
import { indexJobs } from '../search/indexing.ts';
import { changedColumns, type PostingRow, recordOfRow } from './record.ts';

/**
 * Moves jobs through their chart and stores the outcome, including their search entries. This transaction must have locked the rows (`for update`).
 * Their applications follow within a minute (server/modules/hiring/applicants/keep-promises.ts), each with its email, because one job may have thousands.
 * @throws ApiError notAllowedNow if the chart refuses the event in a job's current state; noPermission if the role may never send it. Then none is
 * moved
 */
export async function moveJobs(db: Queryable, rows: readonly PostingRow[], type: PostingEvent['type'], role: Role, now: Date): Promise<void> {
  const event = { type, now: now.toISOString() } as PostingEvent;
  const moved = rows.map((row) => {
    const before = recordOfRow(row);
    const applied = applyToPosting(before, event, role);
    if (!applied.ok) throw new ApiError(applied.reason === 'notYours' ? 'noPermission' : 'notAllowedNow');
    return { id: row.id, before, changes: changedColumns(before, applied.record) };
  });
  for (const those of Map.groupBy(moved, ({ before }) => before.status).values()) {
    const [first] = those;
    if (first) countStep(restore(first.before), event, now, those.length);
  }
  for (const those of Map.groupBy(moved, ({ changes }) => JSON.stringify(changes)).values()) {
    const [first] = those;
    const ids = those.map(({ id }) => id);
    if (first) await db.update(job).set(first.changes).where(inArray(job.id, ids));
  }
  await indexJobs(
    db,
    rows.map(({ id }) => id),
  );
}
