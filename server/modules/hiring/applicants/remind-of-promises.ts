import { and, asc, count, eq, gt, inArray, lt, lte } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { applicantDigest } from '../../../db/schema/employer.ts';
import { job } from '../../../db/schema/market.ts';
import { application } from '../../../db/schema/seeker.ts';
import type { AppContext } from '../../../http/app-context.ts';
import { callEmail, type Call } from './emails.ts';
import { answerersOf } from './members.ts';
import { notify } from '../../notify/notify.ts';
import { OWED } from '../../../../src/machines/application/statuses.ts';
import { every } from '../../../every.ts';
import { enqueueMail } from '../../notify/outbox.ts';
import { DAY } from '../../../../contract/durations.ts';

type ApplicantsContext = Pick<AppContext, 'db' | 'log' | 'now' | 'config' | 'realtime'>;

/** How long after the promised day the last reminder is sent. Three of the seven days of grace (src/machines/application/grace.ts) are left then. */
const LATE_MS = 4 * DAY;
const BATCH = 500;
const POLL_MS = 60_000;

/** A reminder of the promise: its kind, and the due times of the replies it covers. The ranges don't overlap, so none comes late. */
interface Reminder {
  kind: Call;
  after: (now: Date) => Date | null;
  until: (now: Date) => Date;
}

const REMINDERS: readonly Reminder[] = [
  { kind: 'answerSoon', after: (now) => now, until: (now) => new Date(now.getTime() + DAY) },
  { kind: 'answerNow', after: (now) => new Date(now.getTime() - LATE_MS), until: (now) => now },
  { kind: 'answerLate', after: () => null, until: (now) => new Date(now.getTime() - LATE_MS) },
];

const owed = and(inArray(application.promise, ['awaiting', 'overdue']), inArray(application.status, [...OWED]));

/**
 * Reminds employers of their reply promises: a day before one is due, when it is due, and once during the grace period. Sends one email per job,
 * however many applicants wait. Each application counts its reminders, so none is sent twice, whichever node runs this.
 * @returns how many applications caused a reminder
 */
export async function remindOfPromises(context: ApplicantsContext): Promise<number> {
  let reminded = 0;
  for (const [index, reminder] of REMINDERS.entries()) {
    for (;;) {
      const notifiedUserIds: string[] = [];
      const taken = await context.db.transaction((tx) => remind(context, tx, reminder, index + 1, notifiedUserIds));
      if (notifiedUserIds.length > 0) context.realtime.broadcast([...new Set(notifiedUserIds)], { what: 'notifications', id: null });
      reminded += taken;
      if (taken < BATCH) break;
    }
  }
  return reminded;
}

async function remind(context: ApplicantsContext, tx: Queryable, { kind, after, until }: Reminder, step: number, notifiedUserIds: string[]): Promise<number> {
  const now = context.now();
  const since = after(now);
  const rows = await tx
    .select({ id: application.id, jobId: application.jobId, dueAt: application.dueAt })
    .from(application)
    .where(and(owed, lt(application.reminders, step), lte(application.dueAt, until(now)), since === null ? undefined : gt(application.dueAt, since)))
    .orderBy(asc(application.jobId), asc(application.dueAt))
    .limit(BATCH)
    .for('update', { skipLocked: true });
  if (rows.length === 0) return 0;
  await tx
    .update(application)
    .set({ reminders: step })
    .where(
      inArray(
        application.id,
        rows.map(({ id }) => id),
      ),
    );
  for (const [jobId, waiting] of Map.groupBy(rows, (row) => row.jobId)) {
    const due = waiting[0]?.dueAt ?? null;
    const [about] = await tx.select({ title: job.title }).from(job).where(eq(job.id, jobId));
    const data = { job_id: jobId, job_title: about?.title ?? '', waiting: waiting.length, due_at: due?.toISOString() ?? null, step: kind };
    for (const answerer of await answerersOf(tx, jobId)) {
      await notify(tx, answerer.id, 'answerDue', data, now);
      await enqueueMail(tx, await callEmail(tx, kind, jobId, waiting.length, due, answerer, context.config.baseUrl));
      notifiedUserIds.push(answerer.id);
    }
  }
  return rows.length;
}

/**
 * Sends employers the emails about new applicants that are due: at most one a day per job, and none if all were opened.
 * @returns how many jobs were processed
 */
export async function emailNewApplicants(context: ApplicantsContext): Promise<number> {
  return context.db.transaction(async (tx) => {
    const now = context.now();
    const due = await tx.select().from(applicantDigest).where(lte(applicantDigest.dueAt, now)).limit(BATCH).for('update', { skipLocked: true });
    for (const { jobId } of due) {
      const [unread] = await tx
        .select({ total: count() })
        .from(application)
        .where(and(eq(application.jobId, jobId), eq(application.status, 'pending')));
      const total = unread?.total ?? 0;
      if (total > 0)
        for (const answerer of await answerersOf(tx, jobId))
          await enqueueMail(tx, await callEmail(tx, 'applicants', jobId, total, null, answerer, context.config.baseUrl));
      await tx
        .update(applicantDigest)
        .set({ dueAt: null, ...(total > 0 ? { sentAt: now } : {}) })
        .where(eq(applicantDigest.jobId, jobId));
    }
    return due.length;
  });
}

/**
 * Runs both every minute.
 * @returns stops it, after the current run
 */
export const startApplicantsJob = (context: ApplicantsContext): (() => Promise<void>) =>
  every(POLL_MS, async () => (await emailNewApplicants(context)) + (await remindOfPromises(context)), context.log, 'employers could not be told of applicants');
