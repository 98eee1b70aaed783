import { asc, lte } from 'drizzle-orm';
import { interview } from '../../../db/schema/interview.ts';
import type { AppContext } from '../../../http/app-context.ts';
import { liftConduct } from './conduct.ts';
import { type Moved, moveByClock } from './move.ts';
import { broadcastInterview } from './broadcast.ts';
import { every } from '../../../every.ts';

export type InterviewContext = Pick<AppContext, 'db' | 'log' | 'now' | 'config' | 'realtime'>;

const BATCH = 100;
/** Pages open and close their windows by the clock. This is for emails, lists, and the records. */
const POLL_MS = 5_000;

/**
 * Applies the clock to every interview: offers expire, check-ins open, interviews start and end, and both sides are reminded a day and two hours
 * before. Also ends bans and warnings that are over. A row's `due_at` is its due time. Any number of nodes may run this: each skips rows that another
 * has locked.
 * @returns how many were moved
 */
export async function advanceInterviews(context: InterviewContext): Promise<number> {
  let count = 0;
  for (;;) {
    const now = context.now();
    const moved = await context.db.transaction(async (tx) => {
      const rows = await tx
        .select()
        .from(interview)
        .where(lte(interview.dueAt, now))
        .orderBy(asc(interview.dueAt))
        .limit(BATCH)
        .for('update', { skipLocked: true });
      const after: Moved[] = [];
      for (const row of rows) after.push(await moveByClock(tx, row, now, context.config));
      return after;
    });
    for (const { row, broadcastChat } of moved) {
      broadcastInterview(context, row);
      broadcastChat(context);
    }
    count += moved.length;
    if (moved.length < BATCH) break;
  }
  await context.db.transaction((tx) => liftConduct(tx, context.now(), BATCH));
  return count;
}

/**
 * Runs `advanceInterviews` every few seconds.
 * @returns stops it, after the current run
 */
export const startInterviewJob = (context: InterviewContext): (() => Promise<void>) =>
  every(POLL_MS, () => advanceInterviews(context), context.log, 'interviews could not be kept');
