import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import { inboxMessage } from '../db/schema/operations.ts';
import type { AppContext } from '../http/app-context.ts';
import { notifyOfImported } from '../modules/alerts/notify-followers.ts';
import { closeExpired } from '../modules/hiring/postings/close-expired.ts';
import { sendDigests } from '../modules/alerts/digest/schedule.ts';
import { endMarks } from '../modules/market/jobs/end-marks.ts';
import { isOutboxDue, runOutbox } from '../jobs/outbox/run.ts';
import { endSnoozes } from '../modules/alerts/end-snoozes.ts';
import { refreshDueSuggestions } from '../modules/market/search/refresh-suggestions.ts';
import { sweep } from '../jobs/sweep.ts';
import type { Outcome } from './demo-work.ts';
import { keepAhead } from './stored-ahead.ts';
import { postAnew } from './new-jobs.ts';
import { passUntil, workOf } from './pass-time.ts';

/** Milliseconds to wait for emails to be sent. Later ones get a later date. */
const LETTERS_WITHIN = 5_000;
const LOOK = 10;

/** The next end of a job that someone is waiting for, and the next digest. Other jobs of the market are closed afterwards. */
const ENDING = sql`
  select (
    select min(valid_through) from job
    where (status in ('open', 'onHold') or (status in ('confirmDue', 'stale') and confirm_due_at is not null))
      and (source = 'employer' or exists (select from application where job_id = job.id) or exists (select from interview where job_id = job.id))
  ) as ended, (select min(due_at) from job_alert) as alerts`;

/**
 * Moves the demo's clock forward and runs everything due on the way at its own time, so emails get the right dates. Stores the new offset first, so that a
 * server killed in between continues from the end.
 * @param until not earlier than now
 */
export async function moveClock(context: AppContext, clock: Clock, until: Date): Promise<Outcome> {
  const { config, db } = context;
  const from = clock.now();
  await keepAhead(db, clock.ahead() + until.getTime() - from.getTime() - config.clockAhead);
  await postAnew(db, from, until);
  const work = { ...workOf(context), ended: () => closeExpired(context), alerts: () => sendDigests(context) };
  const reach = (at: number) => void (at > clock.now().getTime() && clock.set(new Date(at)));
  const counts = await passUntil({ db, time: () => clock.now().getTime(), reach, work, alsoDue: ENDING, afterEach: () => sendEmails(context) }, until);
  await notifyOfImported(context);
  const emails = await db.$count(inboxMessage, sql`${inboxMessage.at} >= ${from.toISOString()}::timestamptz`);
  const summary = {
    from: from.toISOString(),
    to: clock.now().toISOString(),
    applications: counts.promises,
    interviews: counts.interviews,
    postings: counts.postings,
    reminders: counts.reminders + counts.digests,
    jobs_ended: counts.ended,
    emails,
  };
  return { summary, rest: () => catchUp(context) };
}

/** Runs slower work that nobody sees: searches don't find expired jobs, whether they're closed or not. */
async function catchUp(context: AppContext): Promise<void> {
  await closeExpired(context);
  await endSnoozes(context);
  await endMarks(context);
  await refreshDueSuggestions(context);
  await sweep(context);
}

/** Waits until pending emails are sent, by this thread or the one that processes the outbox. */
async function sendEmails(context: AppContext): Promise<void> {
  for (const until = performance.now() + LETTERS_WITHIN; performance.now() < until; await wait(LOOK)) {
    await runOutbox(context);
    if (!(await isOutboxDue(context))) return;
  }
}
