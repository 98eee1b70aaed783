import { and, asc, count, desc, eq, inArray, not, or, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { ListMeta } from '../../../../contract/call.ts';
import type { Interview, InterviewSide } from '../../../../contract/interview-records.ts';
import { LIMITS } from '../../../../contract/limits.ts';
import { ENDED } from '../../../../src/machines/application/statuses.ts';
import { allowedTo } from '../../../../src/machines/interview/lifecycle.ts';
import type { InterviewEvent } from '../../../../src/machines/interview/interview.types.ts';
import { AGREED, UNAGREED, UNSETTLED } from '../../../../src/machines/interview/statuses.ts';
import type { Queryable } from '../../../db/client.ts';
import { preparedOn } from '../../../db/prepared.ts';
import { interview } from '../../../db/schema/interview.ts';
import { application } from '../../../db/schema/seeker.ts';
import type { Caller } from '../../../http/caller.ts';
import { ApiError } from '../../../http/errors.ts';
import type { ApplicationRow } from '../../applications/row.ts';
import { isBlockedBy } from '../../blocks/blocked.ts';
import { companyOf } from '../../../http/member.ts';
import { findMeeting, type Meeting } from './meeting.ts';
import { presentInterviews } from './present.ts';
import { type InterviewRow, recordOfRow } from './row.ts';

type Member = Extract<Caller, { userId: string }>;

export const sideOf = ({ kind }: Member): InterviewSide => (kind === 'recruiter' ? 'employer' : 'seeker');

/** Hides interviews from a seeker who blocks the company, and from the company (specification §6). */
export const isVisible = sql`not ${isBlockedBy(sql.raw('interview.seeker_id'), sql.raw('interview.company_id'))}`;

/** Interviews with the caller as a side, unless the seeker blocks the company. For an employer, only those of the company they act for. */
function ownOf(kind: Member['kind'], userId: string | Placeholder): SQL | undefined {
  if (kind !== 'recruiter') return and(eq(interview.seekerId, userId), isVisible);
  return and(eq(interview.recruiterId, userId), sql`${interview.companyId} = ${companyOf(userId)}`, isVisible);
}

const ownOnes = (kind: Member['kind'], lock: boolean) =>
  preparedOn((db) => {
    const query = db
      .select()
      .from(interview)
      .where(and(eq(interview.id, sql.placeholder('id')), ownOf(kind, sql.placeholder('userId'))));
    return (lock ? query.for('update') : query).prepare(`interview-of-${kind}${lock ? '-locked' : ''}`);
  });
const seen = { seeker: ownOnes('seeker', false), recruiter: ownOnes('recruiter', false) };
const locked = { seeker: ownOnes('seeker', true), recruiter: ownOnes('recruiter', true) };

/**
 * An interview of the caller, as either side, and its participants.
 * @param lock locks the row for an update until the transaction ends
 * @throws ApiError notFound
 */
export async function ownInterview(db: Queryable, caller: Member, id: string, lock = false): Promise<{ row: InterviewRow; meeting: Meeting }> {
  const own = (lock ? locked : seen)[caller.kind === 'recruiter' ? 'recruiter' : 'seeker'](db);
  // The lock is sent first, so participants and history are read after nobody else can change them.
  const [[row], meeting] = await Promise.all([own.execute({ id, userId: caller.userId }), findMeeting(db, id)]);
  if (!row || !meeting) throw new ApiError('notFound');
  return { row, meeting };
}

/** Locks the application of an interview before the interview is locked: transactions that end applications lock in that order. */
export async function lockApplicationOf(db: Queryable, id: string): Promise<ApplicationRow | null> {
  const [held] = await db
    .select({ row: application })
    .from(application)
    .innerJoin(interview, eq(interview.applicationId, application.id))
    .where(eq(interview.id, id))
    .for('update', { of: application });
  return held?.row ?? null;
}

/** Upcoming by the clock, whatever the scheduled job has stored so far. */
export const isAhead = (now: Date): SQL | undefined =>
  or(
    and(inArray(interview.status, UNAGREED), sql`${interview.dueAt} > ${now}`),
    and(inArray(interview.status, AGREED), sql`${interview.startsAt} + ${interview.minutes} * interval '1 minute' > ${now}`),
  );

interface Wanted {
  filter?: 'upcoming' | 'past' | undefined;
  job_id?: number | undefined;
  application_id?: string | undefined;
  page: number;
}

/** The caller's interviews: upcoming ones with the next first; past ones, and all together, with the latest first. */
export async function listInterviewsOf(db: Queryable, caller: Member, wanted: Wanted, now: Date): Promise<{ data: Interview[]; meta: ListMeta }> {
  const ahead = isAhead(now) as SQL;
  const of = and(
    ownOf(caller.kind, caller.userId),
    wanted.filter === undefined ? undefined : wanted.filter === 'upcoming' ? ahead : not(ahead),
    wanted.job_id === undefined ? undefined : eq(interview.jobId, wanted.job_id),
    wanted.application_id === undefined ? undefined : eq(interview.applicationId, wanted.application_id),
  );
  const size = LIMITS.searchPageSize;
  const begins = sql`coalesce(${interview.startsAt}, (${interview.times} ->> 0)::timestamptz)`;
  const rows = await db
    .select()
    .from(interview)
    .where(of)
    .orderBy(...(wanted.filter === 'upcoming' ? [asc(begins), asc(interview.id)] : [desc(begins), desc(interview.id)]))
    .limit(size)
    .offset((wanted.page - 1) * size);
  const [all] = await db.select({ total: count() }).from(interview).where(of);
  return { data: await presentInterviews(db, rows, sideOf(caller), now), meta: { page: wanted.page, size, total: all?.total ?? 0 } };
}

/** The events each side is expected to send. Optional ones, such as canceling or moving, aren't included. */
const WAITING: Record<InterviewSide, readonly InterviewEvent['type'][]> = {
  seeker: ['time.accepted', 'checkIn.made'],
  employer: ['proposal.accepted', 'checkIn.made', 'attendance.marked', 'result.given'],
};

/** What the employer owes the applicant. Once the application has ended, its outcome was the reply. */
const OWED: readonly InterviewEvent['type'][] = ['attendance.marked', 'result.given'];

type Applied = Pick<ApplicationRow, 'status' | 'updatedAt'> | null;

/** Whether the application has ended and no result was requested since. */
const isSettled = ({ resultRequestedAt }: InterviewRow, applied: Applied): boolean =>
  applied !== null && ENDED.includes(applied.status) && !(resultRequestedAt && resultRequestedAt > applied.updatedAt);

/** How many interviews are waiting for the caller now. Zero for a recruiter without a company. */
export async function waitingFor(db: Queryable, caller: Member, now: Date): Promise<number> {
  const rows = await db
    .select({ row: interview, applied: { status: application.status, updatedAt: application.updatedAt } })
    .from(interview)
    .leftJoin(application, and(eq(application.userId, interview.seekerId), eq(application.jobId, interview.jobId)))
    .where(and(ownOf(caller.kind, caller.userId), inArray(interview.status, UNSETTLED)))
    .limit(LIMITS.records);
  const side = sideOf(caller);
  return rows.filter(({ row, applied }) => {
    const record = recordOfRow(row);
    const allowed = allowedTo(record, side, now.toISOString());
    // The seeker requested another time without suggesting one: the employer has to offer times.
    return (
      allowed.some((type) => WAITING[side].includes(type) && !(OWED.includes(type) && isSettled(row, applied))) ||
      (side === 'employer' && record.status === 'rescheduleRequested' && allowed.includes('times.reoffered'))
    );
  }).length;
}
