import { eq } from 'drizzle-orm';
import type { PostingMove } from '../../../contract/postings.ts';
import { LIMITS } from '../../../contract/limits.ts';
import type { PostingEvent } from '../../../src/machines/jobPosting/jobPosting.types.ts';
import type { Queryable } from '../../db/client.ts';
import { job } from '../../db/schema/market.ts';
import { notifyFollowers } from '../companies/follow.ts';
import { closeAfterMove, type TellClosed } from '../interview/close.ts';
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

/** What moving a job has for others, once it is committed. */
interface Moved {
  tellClosed: TellClosed;
  /** Who follows the company and was notified. */
  followers: string[];
}

/**
 * Does to a job what its employer decided; with one that ends, the interviews fall that are still to come. Followers are notified of one that is posted again, and of one
 * that is no longer on hold if they do not know of it. The row must be locked.
 * @throws ApiError notAllowedNow, tooManyPostings
 */
export async function moveByEmployer(db: Queryable, row: JobRow, move: PostingMove, userId: string, now: Date, letters: EmailSettings): Promise<Moved> {
  // A stale one is found no more: confirmed, it is one more.
  if (move === 'reopen' || move === 'repost' || (move === 'confirm' && row.status === 'stale')) await requireRoom(db, row.companyId, row.id);
  await moveJobs(db, [row], EVENTS[move], 'employer', now);
  const changes = changesOf(row, move, userId, now);
  if (Object.keys(changes).length > 0) await db.update(job).set(changes).where(eq(job.id, row.id));
  const posted = { id: row.id, title: row.title, companyId: row.companyId, ...(move === 'reopen' ? { isReopened: true as const } : {}) };
  const followers = move === 'reopen' || move === 'repost' ? await notifyFollowers(db, posted, now) : [];
  return { followers, tellClosed: await closeAfterMove(db, EVENTS[move].type, [row.id], { doneBy: userId, now, letters }) };
}

function changesOf(row: JobRow, move: PostingMove, userId: string, now: Date): Partial<typeof job.$inferInsert> {
  switch (move) {
    case 'confirm':
      return aliveFrom(now);
    case 'repost':
      return { postedAt: now, postedBy: userId, isUrgent: false, urgentUntil: null, ...aliveFrom(now) };
    // Only what was posted here is kept alive here; a feed's keeps the end that its feed gave it.
    case 'reopen':
      return row.postedBy === null ? {} : aliveFrom(now);
    case 'hold': {
      const held = daysAfter(now, LIMITS.heldDays);
      return row.postedBy !== null && row.validThrough < held ? { validThrough: held } : {};
    }
    case 'close':
      return row.validThrough > now ? { validThrough: now } : {};
    // Its vacancy may be posted anew; a feed that still lists its own must not bring it back.
    case 'delete':
      return row.source === 'employer' ? { vacancyKey: `deleted ${row.id}` } : {};
  }
}
