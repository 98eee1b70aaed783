import { and, asc, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import type { PostingStatus } from '../../contract/records.ts';
import type { ApplicationEvent, Role } from '../../src/machines/application/application.types.ts';
import { UNBEGUN } from '../../src/machines/interview/statuses.ts';
import { CONSEQUENCES } from '../consequences.ts';
import type { Queryable } from '../db/client.ts';
import { interview } from '../db/schema/interview.ts';
import { company, job } from '../db/schema/market.ts';
import { application } from '../db/schema/seeker.ts';
import { ApiError } from '../http/errors.ts';
import type { AppContext } from '../http/app-context.ts';
import { aboutApplication } from '../modules/applications/about.ts';
import { newsOf, type News } from '../modules/applications/emails.ts';
import type { ApplicationRow } from '../modules/applications/present.ts';
import { closeWithApplications, closeWithJobs, type TellClosed } from '../modules/interview/close.ts';
import { notify } from '../modules/notification/notify.ts';
import { moveApplication } from '../modules/applications/move.ts';
import { every } from './every.ts';
import { enqueueMail } from './outbox.ts';

export type PromiseContext = Pick<AppContext, 'db' | 'log' | 'now' | 'config' | 'realtime'>;

const DAY_MS = 86_400_000;
/** How long after the promised day an answer still counts as one, before the application is closed for the seeker. The letters say it too. */
const GRACE_DAYS = 7;
/** Over how long a company's promises are judged (contract: `promise_kept`). */
const JUDGED_DAYS = 90;
/** So many of a company's last answers are kept for its record. */
const RECORDED = 20;
const BATCH = 50;
const POLL_MS = 60_000;

/** What befalls applications when time or their job moves on: which ones, by what event, by whose doing, and what their seeker is told by letter. */
interface Step {
  due: (now: Date) => ReturnType<typeof and>;
  event: ApplicationEvent;
  by: Role;
  news: News | null;
}

const owed = inArray(application.status, ['pending', 'viewed', 'onHold']);
const ofJobsIn = (statuses: readonly PostingStatus[]) =>
  sql`exists (select 1 from ${job} where ${job.id} = ${application.jobId} and ${inArray(job.status, [...statuses])})`;

/** A hold is no news worth a letter, the application's trail tells it. */
const withPosting = CONSEQUENCES.postingMoved.map(({ whileIn, from, event, by }): Step => ({
  due: () => and(inArray(application.status, [...from]), ofJobsIn(whileIn)),
  event,
  by,
  news: event.type === 'job.closed' ? 'jobClosed' : null,
}));

const STEPS: readonly Step[] = [
  ...withPosting,
  { due: (now) => and(eq(application.promise, 'awaiting'), lte(application.dueAt, now), owed), event: { type: 'promise.due' }, by: 'system', news: 'overdue' },
  {
    due: (now) => and(eq(application.promise, 'overdue'), lte(application.dueAt, new Date(now.getTime() - GRACE_DAYS * DAY_MS)), owed),
    event: { type: 'promise.expired' },
    by: 'system',
    news: 'noAnswer',
  },
];

/**
 * Keeps every answer promise (flows.md, *application*): what is due becomes overdue and its seeker is told; what stays unanswered is closed, so
 * nothing is open for ever; the applications of a closed job are closed with it, those of a held one held; and companies' figures follow. Each application is moved
 * through its chart in a transaction with its letter. Any number of nodes may run it: a row one has locked is skipped by the others.
 * @returns how many applications moved
 */
export async function keepPromises(context: PromiseContext): Promise<number> {
  let moved = 0;
  for (const step of STEPS) {
    for (;;) {
      const { moved: rows, tellClosed } = await context.db.transaction((tx) => takeBatch(context, tx, step));
      tellOf(context, rows, step);
      tellClosed(context);
      moved += rows.length;
      if (rows.length < BATCH) break;
    }
  }
  (await context.db.transaction((tx) => closeLeft(context, tx)))(context);
  await judgeCompanies(context.db, context.now());
  return moved;
}

/** Has the open pages of those whose applications moved look again. */
function tellOf({ realtime }: PromiseContext, rows: readonly ApplicationRow[], { news }: Step): void {
  for (const { id, userId } of rows) {
    realtime.tell([userId], { what: 'application', id });
    if (news === 'overdue') realtime.tell([userId], { what: 'notifications', id: null });
  }
}

/** Interviews that were offered without an application, for jobs that a feed has ended: an import writes to nobody. */
async function closeLeft({ now, config }: PromiseContext, tx: Queryable): Promise<TellClosed> {
  const jobs = await tx
    .selectDistinct({ id: interview.jobId })
    .from(interview)
    .innerJoin(job, eq(job.id, interview.jobId))
    // What is still to come has a due time, which is indexed.
    .where(and(isNotNull(interview.dueAt), inArray(interview.status, UNBEGUN), inArray(job.status, [...CONSEQUENCES.postingEnded.leftIn])))
    .limit(BATCH);
  const ids = jobs.map(({ id }) => id);
  return closeWithJobs(tx, ids, { doneBy: null, now: now(), letters: config });
}

async function takeBatch(context: PromiseContext, tx: Queryable, { due, event, by, news }: Step): Promise<{ moved: ApplicationRow[]; tellClosed: TellClosed }> {
  const now = context.now();
  const rows = await tx
    .select()
    .from(application)
    .where(due(now))
    .orderBy(asc(application.dueAt), asc(application.id))
    .limit(BATCH)
    .for('update', { skipLocked: true });
  const moved: ApplicationRow[] = [];
  for (const row of rows) {
    try {
      const after = await moveApplication(tx, row, event, by, now);
      if (news === 'overdue') await notify(tx, after.userId, 'answerOverdue', await aboutApplication(tx, after), now);
      if (news !== null) await enqueueMail(tx, await newsOf(tx, after, news, context.config.baseUrl));
      moved.push(after);
    } catch (error) {
      // One that its chart refuses must not keep the others waiting; anything else undoes the batch, and the next minute tries again.
      if (!(error instanceof ApiError)) throw error;
      context.log.error({ err: error, application: row.id, event: event.type }, 'an application did not move');
    }
  }
  const tellClosed = await closeWithApplications(tx, moved, { doneBy: null, now, letters: context.config });
  return { moved, tellClosed };
}

/**
 * Counts each company's promises that came due in the last 90 days, and those of them answered in time, onto what a company of a demo market began with.
 * Companies without any keep their figures.
 */
export async function judgeCompanies(db: Queryable, now: Date): Promise<void> {
  const since = new Date(now.getTime() - JUDGED_DAYS * DAY_MS);
  const decided = db
    .select({
      companyId: job.companyId,
      due: sql<number>`count(*)::int`.as('due'),
      kept: sql<number>`(count(*) filter (where ${application.answeredAt} < ${application.dueAt}))::int`.as('kept'),
      record:
        sql<string>`string_agg(case when ${application.answeredAt} < ${application.dueAt} then 'k' when ${application.promise} = 'autoClosed' then 'n' else 'l' end, '' order by ${application.dueAt}, ${application.id})`.as(
          'record',
        ),
    })
    .from(application)
    .innerJoin(job, eq(job.id, application.jobId))
    .where(
      and(
        isNotNull(application.promise),
        lte(application.dueAt, now),
        sql`${application.dueAt} > ${since}`,
        inArray(application.promise, ['answered', 'overdue', 'autoClosed']),
      ),
    )
    .groupBy(job.companyId)
    .as('decided');
  const due = sql`${company.promisesDueBefore} + ${decided.due}`;
  const kept = sql`${company.promisesKeptBefore} + ${decided.kept}`;
  const record = sql`right(${company.promiseRecordBefore} || ${decided.record}, ${RECORDED}::int)`;
  await db
    .update(company)
    .set({ promisesDue: due, promisesKept: kept, promiseRecord: record })
    .from(decided)
    .where(
      and(
        eq(company.id, decided.companyId),
        sql`(${company.promisesDue}, ${company.promisesKept}, ${company.promiseRecord}) is distinct from (${due}, ${kept}, ${record})`,
      ),
    );
}

/** Runs `keepPromises` every minute. @returns stops it, after the work at hand */
export const startPromiseJob = (context: PromiseContext): (() => Promise<void>) =>
  every(POLL_MS, () => keepPromises(context), context.log, 'promises could not be kept');
