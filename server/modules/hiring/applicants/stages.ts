import { and, asc, count, desc, eq, inArray, lte, notInArray, sql, type SQL } from 'drizzle-orm';
import type { ApplicantList } from '../../../../contract/applicants.ts';
import { LIMITS } from '../../../../contract/limits.ts';
import { applicationState, type ApplicationState } from '../../../../contract/records.ts';
import { ACTIVE_STATES, UNANSWERED } from '../../../../src/machines/application/statuses.ts';
import { escapeLike } from '../../../db/escape-like.ts';
import type { Queryable } from '../../../db/client.ts';
import { user } from '../../../db/schema/auth.ts';
import { singaporeIdentity } from '../../../db/schema/identity.ts';
import { company, job } from '../../../db/schema/market.ts';
import { application } from '../../../db/schema/seeker.ts';
import { ApiError } from '../../../http/errors.ts';
import type { MemberRow } from '../../../http/member.ts';
import { PROMISES_TO_JUDGE_BY } from '../../market/jobs/card.ts';
import { pageWithin } from '../page-within.ts';
import { presentCards } from './cards.ts';
import { applicantsBlocking } from './hidden.ts';

/** How many applicants each stage shows before its own page is requested. */
const AT_A_GLANCE = 12;

interface ListQuery {
  job_id?: number | undefined;
  stage?: ApplicationState | undefined;
  query?: string | undefined;
  verified?: '1' | undefined;
  sort?: 'newest' | undefined;
  page: number;
}

const isOwed = sql`${application.promise} in ('awaiting', 'overdue') and ${inArray(application.status, [...UNANSWERED])}`;
/**
 * Whether the card shows a verified identity. A withdrawn application shows none.
 * @param away the applicants who block the company
 */
function verified(away: ReadonlySet<string>): SQL {
  const known = sql`exists (select 1 from ${singaporeIdentity} where ${singaporeIdentity.userId} = ${application.userId} and ${singaporeIdentity.verifiedAt} is not null)`;
  return sql`(${known} and ${application.status} <> 'withdrawn' and ${away.size > 0 ? notInArray(application.userId, [...away]) : sql`true`})`;
}

/**
 * Applicants whose reply is due first, so overdue ones are on top; then the newest. Of the same day (UTC), those with a verified identity come first.
 * That never delays anyone's reply to another day.
 */
const firstToAnswer = (isVerified: SQL): SQL[] => [
  sql`(${isOwed} and ${application.promise} = 'overdue') desc nulls last`,
  sql`case when ${isOwed} then date_trunc('day', ${application.dueAt} at time zone 'UTC') end asc nulls last`,
  sql`case when ${isOwed} then null else date_trunc('day', ${application.createdAt} at time zone 'UTC') end desc nulls last`,
  sql`${isVerified} desc`,
  sql`case when ${isOwed} then ${application.dueAt} end asc nulls last`,
  desc(application.createdAt),
  desc(application.id),
];

/**
 * A company's applicants: a page of one stage, or the first applicants of each stage that waits for the employer.
 * @throws ApiError notFound for a job of another company
 */
export async function listOf(db: Queryable, member: Pick<MemberRow, 'companyId' | 'userId'>, query: ListQuery, now: Date): Promise<ApplicantList> {
  const { companyId } = member;
  const shown = await jobOf(db, companyId, query.job_id);
  const isVerified = verified(await applicantsBlocking(db, companyId));
  const order = query.sort === 'newest' ? [desc(application.createdAt), desc(application.id)] : firstToAnswer(isVerified);
  const among = and(
    eq(job.companyId, companyId),
    ...(query.job_id === undefined ? [] : [eq(application.jobId, query.job_id)]),
    ...(query.verified ? [isVerified] : []),
    ...(query.query ? [sql`(${user.firstName} || ' ' || ${user.lastName}) ilike ${`%${escapeLike(query.query)}%`}`] : []),
  );
  const counts = await countsOf(db, among);
  const size = LIMITS.searchPageSize;
  const total = query.stage === undefined ? ACTIVE_STATES.reduce((sum, stage) => sum + counts[stage], 0) : counts[query.stage];
  const page = pageWithin(query.page, total, size);
  const ids =
    query.stage === undefined ? await atAGlance(db, among, order) : await pageOf(db, and(among, eq(application.status, query.stage)), page, size, order);
  const [own] = await db.select({ due: company.promisesDue, kept: company.promisesKept }).from(company).where(eq(company.id, companyId));
  return {
    applicants: await presentCards(db, member, ids, now),
    counts,
    page,
    size,
    total,
    job: shown,
    promise_kept: !own || own.due < PROMISES_TO_JUDGE_BY ? null : Math.min(1, own.kept / own.due),
  };
}

async function jobOf(db: Queryable, companyId: number, id: number | undefined): Promise<ApplicantList['job']> {
  if (id === undefined) return null;
  const [row] = await db
    .select({ id: job.id, title: job.title, promise_days: job.promiseDays })
    .from(job)
    .where(and(eq(job.id, id), eq(job.companyId, companyId)));
  if (!row) throw new ApiError('notFound');
  return row;
}

async function countsOf(db: Queryable, among: SQL | undefined): Promise<Record<ApplicationState, number>> {
  const rows = await db
    .select({ status: application.status, total: count() })
    .from(application)
    .innerJoin(job, eq(job.id, application.jobId))
    .innerJoin(user, eq(user.id, application.userId))
    .where(among)
    .groupBy(application.status);
  const none = Object.fromEntries(applicationState.options.map((stage) => [stage, 0])) as Record<ApplicationState, number>;
  return { ...none, ...Object.fromEntries(rows.map(({ status, total }) => [status, total])) };
}

async function pageOf(db: Queryable, among: SQL | undefined, page: number, size: number, order: SQL[]): Promise<string[]> {
  const rows = await db
    .select({ id: application.id })
    .from(application)
    .innerJoin(job, eq(job.id, application.jobId))
    .innerJoin(user, eq(user.id, application.userId))
    .where(among)
    .orderBy(...order)
    .limit(size)
    .offset((page - 1) * size);
  return rows.map(({ id }) => id);
}

async function atAGlance(db: Queryable, among: SQL | undefined, order: SQL[]): Promise<string[]> {
  const ranked = db
    .select({
      id: application.id,
      rank: sql<number>`row_number() over (partition by ${application.status} order by ${sql.join(order, sql`, `)})`.as('rank'),
    })
    .from(application)
    .innerJoin(job, eq(job.id, application.jobId))
    .innerJoin(user, eq(user.id, application.userId))
    .where(and(among, inArray(application.status, [...ACTIVE_STATES])))
    .as('ranked');
  const rows = await db.select({ id: ranked.id }).from(ranked).where(lte(ranked.rank, AT_A_GLANCE)).orderBy(asc(ranked.rank));
  return rows.map(({ id }) => id);
}
