import { and, eq, inArray, sql } from 'drizzle-orm';
import { DAY } from '../../../../contract/durations.ts';
import type { OfferBody } from '../../../../contract/interviews.ts';
import { LIMITS } from '../../../../contract/limits.ts';
import type { PostingStatus } from '../../../../contract/records.ts';
import { CHATTING } from '../../../../contract/team-rules.ts';
import { ACTIVE_STATES } from '../../../../src/machines/application/statuses.ts';
import { begin, restore } from '../../../../src/machines/interview/lifecycle.ts';
import { CONSEQUENCES } from '../../../consequences.ts';
import type { Queryable } from '../../../db/client.ts';
import { user } from '../../../db/schema/auth.ts';
import { chat } from '../../../db/schema/chat.ts';
import { interview, interviewEvent } from '../../../db/schema/interview.ts';
import { job } from '../../../db/schema/market.ts';
import { application } from '../../../db/schema/seeker.ts';
import { together } from '../../../db/transaction.ts';
import { ApiError } from '../../../http/errors.ts';
import type { AppContext } from '../../../http/app-context.ts';
import { showingTo } from '../applicants/hidden.ts';
import { lockPair } from '../../applications/lock-pair.ts';
import { moveApplication } from '../../applications/move.ts';
import type { ApplicationRow } from '../../applications/row.ts';
import { postSystemMessage } from '../../chat/system.ts';
import { memberOf, requirePermission } from '../../../http/member.ts';
import { countBeginning } from '../../flows/steps.ts';
import type { EmailSettings } from './emails.ts';
import { isAhead } from './list.ts';
import type { Meeting } from './meeting.ts';
import { notifyOffer } from './news.ts';
import { columnsOf, dueAtOf, type InterviewRow } from './row.ts';

/** The seeker an interview is offered to, and the job. */
interface Candidate {
  seekerId: string;
  jobId: number;
  /** Locked. */
  applied: ApplicationRow | null;
}

export interface Offered {
  row: InterviewRow;
  meeting: Meeting;
  /** Runs after the commit and sends the card to the open browsers of the conversation. */
  broadcastCard: (context: Pick<AppContext, 'realtime'>) => void;
}

/**
 * Offers an interview, in the transaction it is given, to someone who applied for a job of the company or has a conversation with the recruiter. A
 * seeker has at most one open interview per job.
 * @throws ApiError noCompany, memberNotAllowed, applyBanned; notFound if the application or conversation isn't theirs; notAllowedNow if the
 * application or the job has ended; interviewOpen; parameterInvalid for `times`
 */
export async function offer(db: Queryable, recruiterId: string, body: OfferBody, now: Date, emailSettings: EmailSettings): Promise<Offered> {
  const times = requireToCome(body.times, now);
  const [member, [me]] = await Promise.all([
    memberOf(db, recruiterId, true),
    db.select({ bannedUntil: user.bannedUntil }).from(user).where(eq(user.id, recruiterId)),
  ]);
  // Checked now that the membership is locked: a member who may no longer chat hands over their interviews (team.ts).
  requirePermission(member, CHATTING);
  if (me?.bannedUntil && me.bannedUntil > now) throw new ApiError('applyBanned');
  const candidate = await candidateOf(db, recruiterId, member.companyId, body);
  const { seekerId, jobId } = candidate;
  const [showing, isGoing, , [open]] = await Promise.all([
    showingTo(db, member.companyId, [seekerId]),
    lockJob(db, jobId),
    lockPair(db, seekerId, jobId),
    // Sent after the lock, so read after it.
    db
      .select({ id: interview.id })
      .from(interview)
      .where(and(eq(interview.seekerId, seekerId), eq(interview.jobId, jobId), isAhead(now)))
      .limit(1),
  ]);
  if (!showing.has(seekerId)) throw new ApiError('notFound');
  if (!isGoing) throw new ApiError('notAllowedNow');
  if (open) throw new ApiError('interviewOpen');
  // An application created in the meantime is visible now.
  const applied = candidate.applied ?? (await openApplication(db, seekerId, jobId));
  const record = begin(times, body.minutes);
  countBeginning(restore(record), now);
  const [row] = await db
    .insert(interview)
    .values({
      seekerId,
      jobId,
      applicationId: applied?.id ?? null,
      recruiterId,
      companyId: member.companyId,
      ...columnsOf(record),
      dueAt: dueAtOf(record, now),
      method: body.method,
      address: body.address,
      videoLink: body.video_link,
      contactPerson: body.contact_person,
      contactNumber: body.contact_number,
      instructions: body.instructions,
      employerTimeZone: body.time_zone,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  const made = row as InterviewRow;
  const pair = { seekerId, recruiterId, companyId: member.companyId, jobId };
  // An offer counts as a reply to the applicant, and gives them a conversation to talk about it in.
  const { from, event, by } = CONSEQUENCES.interviewOffered;
  const isAnswer = applied !== null && from.includes(applied.status);
  const [tellCard] = await together(
    postSystemMessage(db, pair, { doneBy: recruiterId, kind: 'interview', body: { interview_id: made.id } }, now),
    db.insert(interviewEvent).values({ interviewId: made.id, type: 'times.offered', status: made.status, by: 'employer', at: now }),
    Promise.resolve(isAnswer ? moveApplication(db, applied, event, by, now) : null),
  );
  return { row: made, meeting: await notifyOffer(db, made, now, emailSettings), broadcastCard: tellCard };
}

/**
 * Times as sorted instants, all in the future and without duplicates.
 * @throws ApiError parameterInvalid for `times`
 */
export function requireToCome(times: readonly string[], now: Date): string[] {
  const instants = times.map((time) => Date.parse(time));
  const refuse = (key: string) => new ApiError('parameterInvalid', { fields: { times: [key] } });
  if (instants.some((time) => time <= now.getTime())) throw refuse('interview.past');
  if (instants.some((time) => time > now.getTime() + LIMITS.interviewDaysAhead * DAY)) throw refuse('interview.far');
  if (new Set(instants).size < instants.length) throw refuse('interview.twice');
  return instants.sort((a, b) => a - b).map((time) => new Date(time).toISOString());
}

/**
 * Locks the job until the offer is stored, so that it can't end in between and leave the interview open.
 * @returns whether the job continues
 */
async function lockJob(db: Queryable, jobId: number): Promise<boolean> {
  const [going] = await db
    .select({ id: job.id })
    .from(job)
    .where(and(eq(job.id, jobId), inArray(job.status, GOING)))
    .for('share');
  return going !== undefined;
}

const GOING = ['open', 'confirmDue', 'stale', 'onHold'] as const satisfies PostingStatus[];
const isOpen = inArray(application.status, [...ACTIVE_STATES]);

async function candidateOf(db: Queryable, recruiterId: string, companyId: number, body: OfferBody): Promise<Candidate> {
  if (body.application_id !== undefined) {
    const [found] = await db
      .select({ row: application, isOpen: sql<boolean>`${isOpen}` })
      .from(application)
      .innerJoin(job, eq(job.id, application.jobId))
      .where(and(eq(application.id, body.application_id), eq(job.companyId, companyId)))
      .for('update', { of: application });
    if (!found) throw new ApiError('notFound');
    if (!found.isOpen) throw new ApiError('notAllowedNow');
    return { seekerId: found.row.userId, jobId: found.row.jobId, applied: found.row };
  }
  const [found] = await db
    .select({ seekerId: chat.seekerId, jobId: job.id })
    .from(chat)
    .innerJoin(job, eq(job.id, body.job_id ?? 0))
    .where(
      and(
        eq(chat.id, body.chat_id ?? ''),
        eq(chat.recruiterId, recruiterId),
        // A recruiter can't invite people they chatted with for a company they left.
        eq(chat.companyId, companyId),
        eq(job.companyId, companyId),
        inArray(job.status, GOING),
      ),
    );
  if (!found) throw new ApiError('notFound');
  return { ...found, applied: await openApplication(db, found.seekerId, found.jobId) };
}

/** Locked. */
async function openApplication(db: Queryable, seekerId: string, jobId: number): Promise<ApplicationRow | null> {
  const [row] = await db
    .select()
    .from(application)
    .where(and(eq(application.userId, seekerId), eq(application.jobId, jobId), isOpen))
    .for('update');
  return row ?? null;
}
