import { and, asc, eq, lte } from 'drizzle-orm';
import type { PostingStatus } from '../../../../contract/records.ts';
import { daysAfter, SINCE_DUE } from '../../../../src/machines/jobPosting/dates.ts';
import type { PostingEvent } from '../../../../src/machines/jobPosting/jobPosting.types.ts';
import type { Queryable } from '../../../db/client.ts';
import { job } from '../../../db/schema/market.ts';
import type { AppContext } from '../../../http/app-context.ts';
import { closeAfterMove } from '../interviews/close.ts';
import { moveJobs } from '../../market/jobs/move.ts';
import { notify } from '../../notify/notify.ts';
import { answerableFor, postingEmail, type PostingNews } from './emails.ts';
import { every } from '../../../every.ts';
import { enqueueMail } from '../../notify/outbox.ts';

export type PostingContext = Pick<AppContext, 'db' | 'now' | 'log' | 'config' | 'realtime'>;

const BATCH = 100;
const POLL_MS = 60_000;

/** What happens to a posting that its employer doesn't confirm, by the number of days since the request. The employer is notified of each step. */
const STEPS: readonly { from: PostingStatus; event: PostingEvent['type']; afterDays: number; news: PostingNews }[] = [
  // The last step first: each run applies only one step to a posting.
  { from: 'stale', event: 'job.lapsed', afterDays: SINCE_DUE.delisted, news: 'postingDelisted' },
  { from: 'confirmDue', event: 'job.unanswered', afterDays: SINCE_DUE.stale, news: 'postingStale' },
  { from: 'open', event: 'job.confirmationDue', afterDays: SINCE_DUE.confirmationDue, news: 'postingDue' },
];

/**
 * Keeps postings current (flows/jobPosting.md): asks employers to confirm them, removes unconfirmed ones from search, and later ends them along
 * with their upcoming interviews. `confirm_due_at` is the due time, null for imported jobs. Each node skips rows that another has locked.
 * @returns how many postings moved
 */
export async function checkPostings(context: PostingContext): Promise<number> {
  let moved = 0;
  for (const step of STEPS) {
    for (;;) {
      const { notified, broadcastClosed } = await context.db.transaction((tx) => takeBatch(context, tx, step));
      broadcastClosed(context);
      moved += notified.length;
      for (const { userIds, id } of notified) {
        context.realtime.broadcast(userIds, { what: 'job', id });
        context.realtime.broadcast(userIds, { what: 'notifications', id: null });
      }
      if (notified.length < BATCH) break;
    }
  }
  return moved;
}

async function takeBatch({ now, config }: PostingContext, tx: Queryable, { from, event, afterDays, news }: (typeof STEPS)[number]) {
  const at = now();
  const rows = await tx
    .select()
    .from(job)
    .where(and(eq(job.status, from), lte(job.confirmDueAt, new Date(daysAfter(at.toISOString(), -afterDays)))))
    .orderBy(asc(job.confirmDueAt))
    .limit(BATCH)
    .for('update', { skipLocked: true });
  await moveJobs(tx, rows, event, 'system', at);
  const ids = rows.map(({ id }) => id);
  const broadcastClosed = await closeAfterMove(tx, event, ids, { doneBy: null, now: at, emailSettings: config });
  const notified: { userIds: string[]; id: number }[] = [];
  for (const row of rows) {
    const people = await answerableFor(tx, row);
    for (const person of people) {
      // The notification asks for a confirmation, which makes no sense once the job has ended. The email reports that.
      if (news !== 'postingDelisted') await notify(tx, person.id, 'jobConfirmDue', { job_id: row.id, job_title: row.title }, at);
      await enqueueMail(tx, postingEmail(person, row, news, config.baseUrl));
    }
    notified.push({ userIds: people.map(({ id }) => id), id: row.id });
  }
  return { notified, broadcastClosed };
}

/**
 * Runs `checkPostings` every minute.
 * @returns stops it, after the current run
 */
export const startPostingJob = (context: PostingContext): (() => Promise<void>) =>
  every(POLL_MS, () => checkPostings(context), context.log, 'postings could not be kept alive');
