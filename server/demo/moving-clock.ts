import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import { inboxMessage } from '../db/schema/operations.ts';
import type { AppContext } from '../http/app-context.ts';
import { notifyOfImported } from '../jobs/followers.ts';
import { closeExpired } from '../jobs/expiry.ts';
import { sendDigests } from '../jobs/digests.ts';
import { endMarks } from '../jobs/marks.ts';
import { isOutboxDue, runOutbox } from '../jobs/outbox-run.ts';
import { endSnoozes } from '../jobs/snoozes.ts';
import { refreshDueSuggestions } from '../jobs/suggestions.ts';
import { sweep } from '../jobs/sweep.ts';
import type { Outcome } from './demo-work.ts';
import { keepAhead } from './kept-ahead.ts';
import { postAnew } from './new-jobs.ts';
import { passUntil, workOf } from './pass-time.ts';

/** A letter that could not be sent by then leaves later, dated later. Milliseconds. */
const LETTERS_WITHIN = 5_000;
const LOOK = 10;

/**
 * Jobs that end, of those somebody waits for, and digests. What else is in the market ends afterwards.
 */
const ENDING = sql`
  select (
    select min(valid_through) from job
    where (status in ('open', 'onHold') or (status in ('confirmDue', 'stale') and confirm_due_at is not null))
      and (source = 'employer' or exists (select from application where job_id = job.id) or exists (select from interview where job_id = job.id))
  ) as ended, (select min(due_at) from job_alert) as alerts`;

/**
 * Moves the demo's clock on, through all that happens on the way, each thing at its time: letters are dated as they would have been. By how much it is ahead is
 * noted first, so that a server killed on the way goes on from the end.
 * @param until not earlier than now
 */
export async function moveClock(context: AppContext, clock: Clock, until: Date): Promise<Outcome> {
  const { config, db } = context;
  const from = clock.now();
  await keepAhead(db, clock.ahead() + until.getTime() - from.getTime() - config.clockAhead);
  await postAnew(db, from, until);
  const work = { ...workOf(context), ended: () => closeExpired(context), alerts: () => sendDigests(context) };
  const reach = (at: number) => void (at > clock.now().getTime() && clock.set(new Date(at)));
  const counts = await passUntil({ db, time: () => clock.now().getTime(), reach, work, alsoDue: ENDING, afterEach: () => lettersLeave(context) }, until);
  await notifyOfImported(context);
  const letters = await db.$count(inboxMessage, sql`${inboxMessage.at} >= ${from.toISOString()}::timestamptz`);
  const summary = {
    from: from.toISOString(),
    to: clock.now().toISOString(),
    applications: counts.promises,
    interviews: counts.interviews,
    postings: counts.postings,
    reminders: counts.reminders + counts.digests,
    jobs_ended: counts.ended,
    letters,
  };
  return { summary, rest: () => catchUp(context) };
}

/** What else time does, which takes longer and which nobody looks for: no search finds a job that has run out, whether it is closed or not. */
async function catchUp(context: AppContext): Promise<void> {
  await closeExpired(context);
  await endSnoozes(context);
  await endMarks(context);
  await refreshDueSuggestions(context);
  await sweep(context);
}

/** Waits until what was written has left, here or by the thread that empties the outbox. */
async function lettersLeave(context: AppContext): Promise<void> {
  for (const until = performance.now() + LETTERS_WITHIN; performance.now() < until; await wait(LOOK)) {
    await runOutbox(context);
    if (!(await isOutboxDue(context))) return;
  }
}
