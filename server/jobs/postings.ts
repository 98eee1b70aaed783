import { and, asc, eq, lte } from 'drizzle-orm';
import type { PostingStatus } from '../../contract/records.ts';
import type { PostingEvent } from '../../src/machines/jobPosting/jobPosting.types.ts';
import type { Queryable } from '../db/client.ts';
import { job } from '../db/schema/market.ts';
import type { AppContext } from '../http/app-context.ts';
import { closeAfterMove } from '../modules/interview/close.ts';
import { moveJobs } from '../modules/jobs/move.ts';
import { notify } from '../modules/notification/notify.ts';
import { daysAfter, SINCE_DUE } from '../modules/postings/lifecycle.ts';
import { answerableFor, letterOf, type PostingNews } from '../modules/postings/emails.ts';
import { every } from './every.ts';
import { enqueueMail } from './outbox.ts';

export type PostingContext = Pick<AppContext, 'db' | 'now' | 'log' | 'config' | 'realtime'>;

const BATCH = 100;
const POLL_MS = 60_000;

/** What befalls a posting that its employer does not answer for, by how many days after they were to be asked; each is told to them. */
const STEPS: readonly { from: PostingStatus; event: PostingEvent; afterDays: number; news: PostingNews }[] = [
  // The last step first: whatever one run makes of a posting, the next finds no sooner than a minute later.
  { from: 'stale', event: { type: 'job.lapsed' }, afterDays: SINCE_DUE.delisted, news: 'postingDelisted' },
  { from: 'confirmDue', event: { type: 'job.unanswered' }, afterDays: SINCE_DUE.stale, news: 'postingStale' },
  { from: 'open', event: { type: 'job.confirmationDue' }, afterDays: SINCE_DUE.asked, news: 'postingDue' },
];

/**
 * Keeps postings alive (flows.md, *jobPosting*): asks their employers whether they still stand, and takes out of the search, then ends, what nobody
 * answers for, with what interviews are still to come for it. `confirm_due_at` is the due time, null for what is a feed's; a row that one node has
 * locked is skipped by the others.
 * @returns how many postings moved
 */
export async function keepAlive(context: PostingContext): Promise<number> {
  let moved = 0;
  for (const step of STEPS) {
    for (;;) {
      const { told, tellClosed } = await context.db.transaction((tx) => takeBatch(context, tx, step));
      tellClosed(context);
      moved += told.length;
      for (const { userIds, id } of told) {
        context.realtime.tell(userIds, { what: 'job', id });
        context.realtime.tell(userIds, { what: 'notifications', id: null });
      }
      if (told.length < BATCH) break;
    }
  }
  return moved;
}

async function takeBatch({ now, config }: PostingContext, tx: Queryable, { from, event, afterDays, news }: (typeof STEPS)[number]) {
  const at = now();
  const rows = await tx
    .select()
    .from(job)
    .where(and(eq(job.status, from), lte(job.confirmDueAt, daysAfter(at, -afterDays))))
    .orderBy(asc(job.confirmDueAt))
    .limit(BATCH)
    .for('update', { skipLocked: true });
  await moveJobs(tx, rows, event, 'system', at);
  const ids = rows.map(({ id }) => id);
  const tellClosed = await closeAfterMove(tx, event.type, ids, { doneBy: null, now: at, letters: config });
  const told: { userIds: string[]; id: number }[] = [];
  for (const row of rows) {
    if (news === 'postingDelisted') await tx.update(job).set({ validThrough: at }).where(eq(job.id, row.id));
    const people = await answerableFor(tx, row);
    for (const person of people) {
      // The centre asks, and there is nothing left to answer once it has ended: that is the letter's to tell.
      if (news !== 'postingDelisted') await notify(tx, person.id, 'jobConfirmDue', { job_id: row.id, job_title: row.title }, at);
      await enqueueMail(tx, letterOf(person, row, news, config.baseUrl));
    }
    told.push({ userIds: people.map(({ id }) => id), id: row.id });
  }
  return { told, tellClosed };
}

/** Runs `keepAlive` every minute. @returns stops it, after the work at hand */
export const startKeepAlive = (context: PostingContext): (() => Promise<void>) =>
  every(POLL_MS, () => keepAlive(context), context.log, 'postings could not be kept alive');
