import { eq } from 'drizzle-orm';
import type { Broadcast } from '../../adapters/realtime.ts';
import type { PostingMove } from '../../../contract/postings.ts';
import { LIMITS } from '../../../contract/limits.ts';
import type { PostingEvent } from '../../../src/machines/jobPosting/jobPosting.types.ts';
import type { Queryable } from '../../db/client.ts';
import { job } from '../../db/schema/market.ts';
import { notifyFollowers } from '../companies/follow.ts';
import { closeAfterMove } from '../interview/close.ts';
import type { EmailSettings } from '../interview/emails.ts';
import { moveJobs } from '../jobs/move.ts';
import type { JobRow } from './columns.ts';
import { aliveFrom, daysAfter } from './lifecycle.ts';
import { requireRoom } from './company-job.ts';

const EVENTS: Readonly<Record<PostingMove, PostingEvent>> = {
  hold: { type: 'job.held' },
  reopen: { type: 'job.reopened' },
  close: { type: 'job.closed' },
  delete: { type: 'job.deleted' },
  confirm: { type: 'job.confirmed' },
  repost: { type: 'job.reposted' },
};

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
  await moveJobs(db, [row], EVENTS[move], 'employer', now);
  const changes = changesOf(row, move, userId, now);
  if (Object.keys(changes).length > 0) await db.update(job).set(changes).where(eq(job.id, row.id));
  const posted = { id: row.id, title: row.title, companyId: row.companyId, ...(move === 'reopen' ? { isReopened: true as const } : {}) };
  const followers = move === 'reopen' || move === 'repost' ? await notifyFollowers(db, posted, now) : [];
  return { followers, broadcastClosed: await closeAfterMove(db, EVENTS[move].type, [row.id], { doneBy: userId, now, emailSettings }) };
}

function changesOf(row: JobRow, move: PostingMove, userId: string, now: Date): Partial<typeof job.$inferInsert> {
  switch (move) {
    case 'confirm':
      return aliveFrom(now);
    case 'repost':
      return { postedAt: now, postedBy: userId, isUrgent: false, urgentUntil: null, ...aliveFrom(now) };
    // Only jobs posted here get a new end date. An imported job keeps the end from its feed.
    case 'reopen':
      return row.postedBy === null ? {} : aliveFrom(now);
    case 'hold': {
      const held = daysAfter(now, LIMITS.heldDays);
      return row.postedBy !== null && row.validThrough < held ? { validThrough: held } : {};
    }
    case 'close':
      return row.validThrough > now ? { validThrough: now } : {};
    // The same vacancy may be posted again. A feed that still lists its own copy must not restore it.
    case 'delete':
      return row.source === 'employer' ? { vacancyKey: `deleted ${row.id}` } : {};
  }
}
