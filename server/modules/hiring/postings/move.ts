import { eq } from 'drizzle-orm';
import type { Broadcast } from '../../../adapters/realtime.ts';
import type { PostingMove } from '../../../../contract/postings.ts';
import { MOVE_EVENTS } from '../../../../src/machines/jobPosting/lifecycle.ts';
import type { Queryable } from '../../../db/client.ts';
import { job } from '../../../db/schema/market.ts';
import { notifyFollowers } from '../../market/companies/follow.ts';
import { closeAfterMove } from '../interviews/close.ts';
import type { EmailSettings } from '../interviews/emails.ts';
import { moveJobs } from '../../market/jobs/move.ts';
import type { JobRow } from './columns.ts';
import { requireRoom } from './company-job.ts';

/** The effects of a move on others, to send after the commit. */
interface Moved {
  broadcastClosed: Broadcast;
  /** Followers of the company who were notified. */
  followers: string[];
}

/**
 * Applies an employer's decision to a job. Closes upcoming interviews of a job that ends. Notifies followers of a job that is posted again, and of
 * one that is no longer on hold if they don't know of it. The row must be locked.
 * @throws ApiError notAllowedNow, tooManyPostings
 */
export async function moveByEmployer(db: Queryable, row: JobRow, move: PostingMove, userId: string, now: Date, emailSettings: EmailSettings): Promise<Moved> {
  // A stale job isn't in search. Confirming it adds one to the company's open jobs.
  if (move === 'reopen' || move === 'repost' || (move === 'confirm' && row.status === 'stale')) await requireRoom(db, row.companyId, row.id);
  await moveJobs(db, [row], MOVE_EVENTS[move], 'employer', now);
  const changes = changesOf(row, move, userId, now);
  if (Object.keys(changes).length > 0) await db.update(job).set(changes).where(eq(job.id, row.id));
  const posted = { id: row.id, title: row.title, companyId: row.companyId, ...(move === 'reopen' ? { isReopened: true as const } : {}) };
  const followers = move === 'reopen' || move === 'repost' ? await notifyFollowers(db, posted, now) : [];
  return { followers, broadcastClosed: await closeAfterMove(db, MOVE_EVENTS[move], [row.id], { doneBy: userId, now, emailSettings }) };
}

/** What changes besides what the chart does. */
function changesOf(row: JobRow, move: PostingMove, userId: string, now: Date): Partial<typeof job.$inferInsert> {
  if (move === 'repost') return { postedAt: now, postedBy: userId, isUrgent: false, urgentUntil: null };
  // The same vacancy may be posted again. A feed that still lists its own copy must not restore it.
  if (move === 'delete' && row.source === 'employer') return { vacancyKey: `deleted ${row.id}` };
  return {};
}
