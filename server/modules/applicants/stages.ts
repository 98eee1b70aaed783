import { and, asc, count, desc, eq, inArray, lte, sql, type SQL } from 'drizzle-orm';
import type { ApplicantList } from '../../../contract/applicants.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { applicationState, type ApplicationState } from '../../../contract/records.ts';
import { ACTIVE_STATES } from '../../../src/machines/application/application.types.ts';
import type { Queryable } from '../../db/client.ts';
import { user } from '../../db/schema/auth.ts';
import { company, job } from '../../db/schema/market.ts';
import { application } from '../../db/schema/seeker.ts';
import { ApiError } from '../../http/errors.ts';
import type { MemberRow } from '../employer/member.ts';
import { PROMISES_TO_JUDGE_BY } from '../jobs/card.ts';
import { presentCards } from './cards.ts';

/** As many of each of these as are shown before one asks for a stage of its own. */
const AT_A_GLANCE = 12;

interface Asked {
  job_id?: number | undefined;
  stage?: ApplicationState | undefined;
  query?: string | undefined;
  page: number;
}

/** Those who are owed an answer by when it is promised, the overdue so on top; then the newest. */
const FIRST_TO_ANSWER = [
  sql`case when ${application.promise} in ('awaiting', 'overdue') and ${application.status} in ('pending', 'viewed') then ${application.dueAt} end asc nulls last`,
  desc(application.createdAt),
  desc(application.id),
];

/**
 * A company's applicants: a page of one stage, or the first of each that waits for the employer.
 * @throws ApiError notFound for a job of another company
 */
export async function listOf(db: Queryable, member: Pick<MemberRow, 'companyId' | 'userId'>, asked: Asked, now: Date): Promise<ApplicantList> {
  const { companyId } = member;
  const shown = await jobOf(db, companyId, asked.job_id);
  const among = and(
    eq(job.companyId, companyId),
    ...(asked.job_id === undefined ? [] : [eq(application.jobId, asked.job_id)]),
    ...(asked.query ? [sql`(${user.firstName} || ' ' || ${user.lastName}) ilike ${`%${asked.query.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`}`] : []),
  );
  const counts = await countsOf(db, among);
  const size = LIMITS.searchPageSize;
  const ids = asked.stage === undefined ? await atAGlance(db, among) : await pageOf(db, and(among, eq(application.status, asked.stage)), asked.page, size);
  const [own] = await db.select({ due: company.promisesDue, kept: company.promisesKept }).from(company).where(eq(company.id, companyId));
  return {
    applicants: await presentCards(db, member, ids, now),
    counts,
    page: asked.page,
    size,
    total: asked.stage === undefined ? ACTIVE_STATES.reduce((sum, stage) => sum + counts[stage], 0) : counts[asked.stage],
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

async function pageOf(db: Queryable, among: SQL | undefined, page: number, size: number): Promise<string[]> {
  const rows = await db
    .select({ id: application.id })
    .from(application)
    .innerJoin(job, eq(job.id, application.jobId))
    .innerJoin(user, eq(user.id, application.userId))
    .where(among)
    .orderBy(...FIRST_TO_ANSWER)
    .limit(size)
    .offset((page - 1) * size);
  return rows.map(({ id }) => id);
}

async function atAGlance(db: Queryable, among: SQL | undefined): Promise<string[]> {
  const ranked = db
    .select({
      id: application.id,
      rank: sql<number>`row_number() over (partition by ${application.status} order by ${sql.join(FIRST_TO_ANSWER, sql`, `)})`.as('rank'),
    })
    .from(application)
    .innerJoin(job, eq(job.id, application.jobId))
    .innerJoin(user, eq(user.id, application.userId))
    .where(and(among, inArray(application.status, ACTIVE_STATES)))
    .as('ranked');
  const rows = await db.select({ id: ranked.id }).from(ranked).where(lte(ranked.rank, AT_A_GLANCE)).orderBy(asc(ranked.rank));
  return rows.map(({ id }) => id);
}
