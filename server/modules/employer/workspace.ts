import { and, asc, count, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { getWorkspace, type Workspace } from '../../../contract/company-workspace.ts';
import { countryById } from '../../../contract/countries.ts';
import { logoPath } from '../../../contract/drawings.ts';
import type { Language } from '../../../contract/languages.ts';
import { UNANSWERED } from '../../../src/machines/application/statuses.ts';
import { refusalOf } from '../../../contract/team-rules.ts';
import { AGREED } from '../../../src/machines/interview/statuses.ts';
import type { Queryable } from '../../db/client.ts';
import { user } from '../../db/schema/auth.ts';
import { interview } from '../../db/schema/interview.ts';
import { companyMember } from '../../db/schema/identity.ts';
import { company, job } from '../../db/schema/market.ts';
import { application } from '../../db/schema/seeker.ts';
import { ApiError } from '../../http/errors.ts';
import { unreadOf } from '../chat/list.ts';
import { portraitColumns, portraitOf } from '../drawings/portrait.ts';
import { isVisible } from '../hiring/interviews/list.ts';
import { postingsOf, WAITING_FIRST } from '../hiring/postings/present.ts';
import type { MemberRow } from '../../http/member.ts';
import { defineRoute } from './context.ts';

/** How many entries each list shows at a glance, and how many people a week shows. */
const SHOWN = 5;
const PEOPLE = 40;

/** Applicants without a reply: new, or only viewed. */
const isUnanswered = (companyId: number) => and(eq(job.companyId, companyId), inArray(application.status, [...UNANSWERED]));

async function applicantsOf(db: Queryable, companyId: number): Promise<Pick<Workspace, 'to_answer' | 'overdue' | 'next_due_at' | 'applicants'>> {
  const isOverdue = sql<boolean>`coalesce(${application.promise} = 'overdue', false)`;
  const [sum] = await db
    .select({
      toAnswer: count(),
      overdue: sql<number>`(count(*) filter (where ${isOverdue}))::int`,
      next: sql<string | null>`min(${application.dueAt}) filter (where ${application.promise} = 'awaiting')`,
    })
    .from(application)
    .innerJoin(job, eq(job.id, application.jobId))
    .where(isUnanswered(companyId));
  const rows = await db
    .select({
      id: application.id,
      jobId: job.id,
      title: job.title,
      name: sql<string>`trim(${user.firstName} || ' ' || ${user.lastName})`,
      person: portraitColumns,
      dueAt: application.dueAt,
      isOverdue,
    })
    .from(application)
    .innerJoin(job, eq(job.id, application.jobId))
    .innerJoin(user, eq(user.id, application.userId))
    .where(isUnanswered(companyId))
    .orderBy(sql`${application.dueAt} asc nulls last`, asc(application.createdAt))
    .limit(PEOPLE);
  return {
    to_answer: sum?.toAnswer ?? 0,
    overdue: sum?.overdue ?? 0,
    next_due_at: sum?.next ? new Date(sum.next).toISOString() : null,
    applicants: rows.map((row) => ({
      application_id: row.id,
      job_id: row.jobId,
      job_title: row.title,
      name: row.name,
      ...portraitOf(row.person),
      due_at: row.dueAt?.toISOString() ?? null,
      is_overdue: row.isOverdue,
    })),
  };
}

/** The recruiter's agreed, unfinished interviews; today by the country's clock. */
async function interviewsOf(db: Queryable, userId: string, timeZone: string, now: Date): Promise<Pick<Workspace, 'interviews' | 'interviews_today'>> {
  const isToCome = and(
    eq(interview.recruiterId, userId),
    isVisible,
    inArray(interview.status, AGREED),
    gt(sql`${interview.startsAt} + ${interview.minutes} * interval '1 minute'`, sql`${now.toISOString()}::timestamptz`),
  );
  const rows = await db
    .select({ row: interview, title: job.title, person: portraitColumns, lastName: user.lastName })
    .from(interview)
    .innerJoin(job, eq(job.id, interview.jobId))
    .innerJoin(user, eq(user.id, interview.seekerId))
    .where(isToCome)
    .orderBy(asc(interview.startsAt))
    .limit(SHOWN);
  const dayOf = (at: unknown) => sql`date(${at} at time zone ${timeZone})`;
  const [today] = await db
    .select({ count: count() })
    .from(interview)
    .where(and(isToCome, eq(dayOf(interview.startsAt), dayOf(sql`${now.toISOString()}::timestamptz`))));
  return {
    interviews: rows.flatMap(({ row, title, person, lastName }) =>
      row.startsAt === null
        ? []
        : [
            {
              id: row.id,
              job_title: title,
              name: `${person.firstName} ${lastName}`.trim(),
              ...portraitOf(person),
              starts_at: row.startsAt.toISOString(),
              minutes: row.minutes,
              method: row.method,
            },
          ],
    ),
    interviews_today: today?.count ?? 0,
  };
}

async function workspaceOf(db: Queryable, me: MemberRow, now: Date, language: Language): Promise<Workspace> {
  const [own] = await db.select().from(company).where(eq(company.id, me.companyId));
  if (!own) throw new ApiError('noCompany');
  const [jobs] = await db
    .select({
      going: sql<number>`(count(*) filter (where ${job.status} in ('open', 'confirmDue', 'stale', 'onHold')))::int`,
      toConfirm: sql<number>`(count(*) filter (where ${job.status} in ('confirmDue', 'stale')))::int`,
    })
    .from(job)
    .where(eq(job.companyId, own.id));
  const open = await db
    .select()
    .from(job)
    .where(and(eq(job.companyId, own.id), inArray(job.status, ['open', 'confirmDue', 'stale'])))
    .orderBy(WAITING_FIRST)
    .limit(SHOWN);
  const mayLetIn = refusalOf(me.role, 'letIn') === null;
  const [waiting] = mayLetIn
    ? await db
        .select({ people: count() })
        .from(companyMember)
        .where(and(eq(companyMember.companyId, own.id), isNull(companyMember.joinedAt)))
    : [];
  return {
    company: { id: own.id, name: own.name, logo: logoPath(own.id), verification: own.verification },
    jobs: jobs?.going ?? 0,
    ...(await applicantsOf(db, own.id)),
    ...(await interviewsOf(db, me.userId, countryById(own.countryId)?.timeZone ?? 'UTC', now)),
    unread_messages: (await unreadOf(db, { kind: 'recruiter', userId: me.userId })).messages,
    to_confirm: jobs?.toConfirm ?? 0,
    waiting_members: waiting?.people ?? 0,
    promises: { due: own.promisesDue, kept: own.promisesKept, record: own.promiseRecord },
    open_jobs: await postingsOf(db, open, own.name, language),
  };
}

export const workspaceRoutes = [defineRoute(getWorkspace, ({ db, member, now, language }) => workspaceOf(db, member, now, language))];
