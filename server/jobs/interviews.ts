import { asc, lte } from 'drizzle-orm';
import { interview } from '../db/schema/interview.ts';
import type { AppContext } from '../http/app-context.ts';
import { liftConduct } from '../modules/interview/conduct.ts';
import { type Moved, moveByClock } from '../modules/interview/move.ts';
import { tellInterview } from '../modules/interview/tell.ts';
import { every } from './every.ts';

export type InterviewContext = Pick<AppContext, 'db' | 'log' | 'now' | 'config' | 'realtime'>;

const BATCH = 100;
/** Pages open and close their windows by themselves: this is for letters, lists and the records. */
const POLL_MS = 5_000;

/**
 * Does to every interview what the clock has come to: offers expire, check-ins open, interviews begin and end, and both are reminded a day and
 * two hours before; and lifts the bans and warnings that are over. A row's `due_at` says when: any number of nodes may run it, and a row one has locked is skipped by the others.
 * @returns how many were moved
 */
export async function keepInterviews(context: InterviewContext): Promise<number> {
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
    for (const { row, tellChat } of moved) {
      tellInterview(context, row);
      tellChat(context);
    }
    count += moved.length;
    if (moved.length < BATCH) break;
  }
  await context.db.transaction((tx) => liftConduct(tx, context.now(), BATCH));
  return count;
}

/** Runs `keepInterviews` every few seconds. @returns stops it, after the work at hand */
export const startInterviewJob = (context: InterviewContext): (() => Promise<void>) =>
  every(POLL_MS, () => keepInterviews(context), context.log, 'interviews could not be kept');
