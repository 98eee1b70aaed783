import { and, asc, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import type { Broadcast } from '../../../adapters/realtime.ts';
import { DAY } from '../../../../contract/durations.ts';
import type { PostingStatus } from '../../../../contract/records.ts';
import type { ApplicationEvent, Role } from '../../../../src/machines/application/application.types.ts';
import { GRACE } from '../../../../src/machines/application/grace.ts';
import { OWED } from '../../../../src/machines/application/statuses.ts';
import { UNBEGUN } from '../../../../src/machines/interview/statuses.ts';
import { CONSEQUENCES } from '../../../consequences.ts';
import type { Queryable } from '../../../db/client.ts';
import { interview } from '../../../db/schema/interview.ts';
import { company, job } from '../../../db/schema/market.ts';
import { application } from '../../../db/schema/seeker.ts';
import { ApiError } from '../../../http/errors.ts';
import type { AppContext } from '../../../http/app-context.ts';
import { aboutApplication } from '../../applications/about.ts';
import { newsOf, type News } from '../../applications/emails.ts';
import type { ApplicationRow } from '../../applications/row.ts';
import { closeWithApplications, closeWithJobs } from '../interviews/close.ts';
import { notify } from '../../notify/notify.ts';
import { moveApplication } from '../../applications/move.ts';
import { every } from '../../../every.ts';
import { enqueueMail } from '../../notify/outbox.ts';

export type PromiseContext = Pick<AppContext, 'db' | 'log' | 'now' | 'config' | 'realtime'>;

/** The period a company's promises are judged by (contract: `promise_kept`). */
const JUDGED_DAYS = 90;
/** How many of a company's latest replies are recorded. */
const RECORDED = 20;
const BATCH = 50;
const POLL_MS = 60_000;

/** What happens to applications when time passes or their job changes: which ones, the event, its role, and the email to the seeker. */
interface Step {
  due: (now: Date) => ReturnType<typeof and>;
  event: (now: string) => ApplicationEvent;
  by: Role;
  news: News | null;
}

const owed = inArray(application.status, [...OWED]);
const ofJobsIn = (statuses: readonly PostingStatus[]) =>
  sql`exists (select 1 from ${job} where ${job.id} = ${application.jobId} and ${inArray(job.status, [...statuses])})`;

/** A hold sends no email, because the application's trail shows it. */
const withPosting = CONSEQUENCES.postingMoved.map(({ whileIn, from, event, by }): Step => ({
  due: () => and(inArray(application.status, [...from]), ofJobsIn(whileIn)),
  event: () => event,
  by,
  news: event.type === 'job.closed' ? 'jobClosed' : null,
}));

const STEPS: readonly Step[] = [
  ...withPosting,
  {
    due: (now) => and(eq(application.promise, 'awaiting'), lte(application.dueAt, now), owed),
    event: (now) => ({ type: 'promise.due', now }),
    by: 'system',
    news: 'overdue',
  },
  {
    due: (now) => and(eq(application.promise, 'overdue'), lte(application.dueAt, new Date(now.getTime() - GRACE)), owed),
    event: (now) => ({ type: 'promise.expired', now }),
    by: 'system',
    news: 'noAnswer',
  },
];

/**
 * Enforces reply promises (flows/application.md): due applications become overdue and their seekers are notified; those without a reply are
 * closed, so that nothing stays open forever; applications of a closed job are closed, those of one on hold are held; and companies' figures are
 * updated. Each application is moved through its chart in one transaction with its email. Any number of nodes may run this: each skips rows that
 * another has locked.
 * @returns how many applications moved
 */
export async function enforcePromises(context: PromiseContext): Promise<number> {
  let moved = 0;
  for (const step of STEPS) {
    for (;;) {
      const { moved: rows, broadcastClosed } = await context.db.transaction((tx) => takeBatch(context, tx, step));
      broadcastMoved(context, rows, step);
      broadcastClosed(context);
      moved += rows.length;
      if (rows.length < BATCH) break;
    }
  }
  (await context.db.transaction((tx) => closeLeft(context, tx)))(context);
  await judgeCompanies(context.db, context.now());
  return moved;
}

/** Makes the open pages of people whose applications moved reload. */
function broadcastMoved({ realtime }: PromiseContext, rows: readonly ApplicationRow[], { news }: Step): void {
  for (const { id, userId } of rows) {
    realtime.broadcast([userId], { what: 'application', id });
    if (news === 'overdue') realtime.broadcast([userId], { what: 'notifications', id: null });
  }
}

/** Closes interviews that were offered without an application, for jobs that a feed has ended: an import notifies nobody. */
async function closeLeft({ now, config }: PromiseContext, tx: Queryable): Promise<Broadcast> {
  const jobs = await tx
    .selectDistinct({ id: interview.jobId })
    .from(interview)
    .innerJoin(job, eq(job.id, interview.jobId))
    // Upcoming interviews have a due time, which is indexed.
    .where(and(isNotNull(interview.dueAt), inArray(interview.status, UNBEGUN), inArray(job.status, [...CONSEQUENCES.postingEnded.leftIn])))
    .limit(BATCH);
  const ids = jobs.map(({ id }) => id);
  return closeWithJobs(tx, ids, { doneBy: null, now: now(), emailSettings: config });
}

async function takeBatch(
  context: PromiseContext,
  tx: Queryable,
  { due, event: eventAt, by, news }: Step,
): Promise<{ moved: ApplicationRow[]; broadcastClosed: Broadcast }> {
  const now = context.now();
  const event = eventAt(now.toISOString());
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
      // An application that its chart refuses must not block the others. Any other error rolls back the batch, and the next minute tries again.
      if (!(error instanceof ApiError)) throw error;
      context.log.error({ err: error, application: row.id, event: event.type }, 'an application did not move');
    }
  }
  const broadcastClosed = await closeWithApplications(tx, moved, { doneBy: null, now, emailSettings: context.config });
  return { moved, broadcastClosed };
}

/**
 * Counts each company's promises of the last 90 days, and those with a reply on time, in addition to a demo company's initial figures. Companies
 * without any keep their figures.
 */
export async function judgeCompanies(db: Queryable, now: Date): Promise<void> {
  const since = new Date(now.getTime() - JUDGED_DAYS * DAY);
  const decided = db
    .select({
      companyId: job.companyId,
      due: sql<number>`count(*)::int`.as('due'),
      keptCount: sql<number>`(count(*) filter (where ${application.answeredAt} < ${application.dueAt}))::int`.as('kept'),
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
  const inTime = sql`${company.promisesKeptBefore} + ${decided.keptCount}`;
  const record = sql`right(${company.promiseRecordBefore} || ${decided.record}, ${RECORDED}::int)`;
  await db
    .update(company)
    .set({ promisesDue: due, promisesKept: inTime, promiseRecord: record })
    .from(decided)
    .where(
      and(
        eq(company.id, decided.companyId),
        sql`(${company.promisesDue}, ${company.promisesKept}, ${company.promiseRecord}) is distinct from (${due}, ${inTime}, ${record})`,
      ),
    );
}

/**
 * Runs `enforcePromises` every minute.
 * @returns stops it, after the current run
 */
export const startPromiseJob = (context: PromiseContext): (() => Promise<void>) =>
  every(POLL_MS, () => enforcePromises(context), context.log, 'promises could not be kept');
