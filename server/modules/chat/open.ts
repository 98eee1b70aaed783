import { and, eq, sql } from 'drizzle-orm';
import { CHATTING, isAllowed } from '../../../contract/team-rules.ts';
import { CONSEQUENCES } from '../../consequences.ts';
import type { Queryable } from '../../db/client.ts';
import { chat, chatMember } from '../../db/schema/chat.ts';
import { job } from '../../db/schema/market.ts';
import { application } from '../../db/schema/seeker.ts';
import { ApiError } from '../../http/errors.ts';
import { applicationTo } from '../applications/create.ts';
import { applicantOf, bannedUntil, isEligible } from '../applications/eligibility.ts';
import { moveApplication } from '../applications/move.ts';
import { isBlockedBy } from '../companies/blocked.ts';
import { holdPlace, memberOf, requirePermission } from '../employer/member.ts';
import { answererOf } from '../jobs/recruiter.ts';
import { requireJob, requireOpen } from '../jobs/state.ts';
import type { ChatRow } from './access.ts';

/** Whose conversation it is, and what about. */
export interface Pair {
  seekerId: string;
  recruiterId: string;
  companyId: number;
  jobId: number | null;
}

const ofPair = ({ seekerId, recruiterId }: Pair) => and(eq(chat.seekerId, seekerId), eq(chat.recruiterId, recruiterId));

/** The conversation of two, if there is one. */
export async function chatOf(db: Queryable, pair: Pair): Promise<ChatRow | undefined> {
  const [row] = await db.select().from(chat).where(ofPair(pair));
  return row;
}

/**
 * The conversation of two, made where there is none; from now on it is about this job. Whoever opens it at the same time gets the same. A pair has one,
 * so where the recruiter hires for another company by now, what was said to the company before is shown to them no more.
 */
export async function ensureChat(db: Queryable, pair: Pair, now: Date): Promise<ChatRow> {
  if (pair.seekerId === pair.recruiterId) throw new ApiError('chatWithSelf');
  const before = await chatOf(db, pair);
  const [made] = await db
    .insert(chat)
    .values({ ...pair, lastMessageAt: now, createdAt: now })
    .onConflictDoUpdate({ target: [chat.seekerId, chat.recruiterId], set: { jobId: pair.jobId ?? sql`${chat.jobId}`, companyId: pair.companyId } })
    .returning();
  const row = made as ChatRow;
  await db
    .insert(chatMember)
    .values([
      { chatId: row.id, userId: pair.seekerId, role: 'seeker' },
      { chatId: row.id, userId: pair.recruiterId, role: 'employer' },
    ])
    .onConflictDoNothing();
  if (before && before.companyId !== pair.companyId)
    await db
      .update(chatMember)
      .set({ clearedOffset: row.lastOffset, deliveredOffset: row.lastOffset, readOffset: row.lastOffset, unread: 0 })
      .where(and(eq(chatMember.chatId, row.id), eq(chatMember.userId, pair.recruiterId)));
  return row;
}

/** What keeps a seeker from chatting about a job; each is refused by its name. */
type Refusal = 'jobClosed' | 'jobOnHold' | 'noRecruiter' | 'chatWithSelf' | 'profileIncomplete' | 'notEligible' | 'applyBanned';

/**
 * With whom a seeker would chat about a job, and what keeps them from it (specification §6): a profile that is not complete, a job that is not
 * for them, a ban. Where they chat with that recruiter about that job already, nothing does.
 * @throws ApiError notFound for no job, and one of a company that is blocked; jobDeleted
 */
export async function chatAbout(
  db: Queryable,
  userId: string,
  jobId: number,
  now: Date,
): Promise<{ pair: Pair | null; known: ChatRow | null; refusal: Refusal | null }> {
  const state = await requireJob(db, jobId);
  const [row] = await db.select({ companyId: job.companyId, postedBy: job.postedBy }).from(job).where(eq(job.id, jobId));
  const companyId = row?.companyId ?? 0;
  if (await hasBlocked(db, userId, companyId)) throw new ApiError('notFound');
  const hasApplied = (await applicationTo(db, userId, jobId)) !== undefined;
  const answerer = await answererOf(db, { companyId, postedBy: row?.postedBy ?? null, hasApplied });
  if (answerer === null) return { pair: null, known: null, refusal: 'noRecruiter' };
  const pair = { seekerId: userId, recruiterId: answerer.id, companyId, jobId };
  const known = (await chatOf(db, pair)) ?? null;
  if (known?.jobId === jobId) return { pair, known, refusal: null };
  return { pair, known, refusal: await refusalOf(db, pair, state, now) };
}

async function refusalOf(db: Queryable, { seekerId, recruiterId }: Pair, state: Awaited<ReturnType<typeof requireJob>>, now: Date): Promise<Refusal | null> {
  if (seekerId === recruiterId) return 'chatWithSelf';
  try {
    requireOpen(state);
  } catch (error) {
    return (error as ApiError).errorName as Refusal;
  }
  const seeker = await applicantOf(db, seekerId);
  if (!seeker.isProfileCompleted) return 'profileIncomplete';
  if (!isEligible(state, seeker)) return 'notEligible';
  return bannedUntil(seeker, now) ? 'applyBanned' : null;
}

/** Here or in another country. */
async function hasBlocked(db: Queryable, userId: string, companyId: number): Promise<boolean> {
  const { rows } = await db.execute<{ is: boolean }>(sql`select ${isBlockedBy(sql`${userId}::uuid`, sql`${companyId}::int`)} as is`);
  return rows[0]?.is === true;
}

/** Opens the conversation about a job, by the seeker. @throws ApiError as `chatAbout` says */
export async function openBySeeker(db: Queryable, userId: string, jobId: number, now: Date): Promise<ChatRow> {
  const { pair, refusal } = await chatAbout(db, userId, jobId, now);
  if (refusal !== null || pair === null) throw new ApiError(refusal ?? 'noRecruiter');
  const place = await holdPlace(db, pair.recruiterId, pair.companyId);
  if (!place || !isAllowed(place, CHATTING)) throw new ApiError('noRecruiter');
  return ensureChat(db, pair, now);
}

export interface Opened {
  chat: ChatRow;
  /** The application this answered. */
  answered: string | null;
}

/**
 * Opens the conversation with an applicant, by a recruiter of the company applied to. It answers the application while that waits for an answer;
 * one that is over is talked about only where there is a conversation already.
 * @throws ApiError notFound for another company's, and where the seeker blocked it; noCompany, memberNotAllowed, notAllowedNow, applyBanned
 */
export async function openByEmployer(db: Queryable, recruiterId: string, applicationId: string, now: Date): Promise<Opened> {
  const member = await memberOf(db, recruiterId, true);
  // Asked now that their place is held: whoever may chat no more hands over what they have (team.ts).
  requirePermission(member, CHATTING);
  const [found] = await db
    .select({ application, companyId: job.companyId })
    .from(application)
    .innerJoin(job, eq(job.id, application.jobId))
    .where(eq(application.id, applicationId))
    .for('update', { of: application });
  if (!found || found.companyId !== member.companyId) throw new ApiError('notFound');
  const row = found.application;
  if (await hasBlocked(db, row.userId, member.companyId)) throw new ApiError('notFound');
  const pair = { seekerId: row.userId, recruiterId, companyId: member.companyId, jobId: row.jobId };
  const known = await chatOf(db, pair);
  if (!known) {
    if (['withdrawn', 'notAccepted', 'jobClosed'].includes(row.status)) throw new ApiError('notAllowedNow');
    if (bannedUntil(await applicantOf(db, recruiterId), now)) throw new ApiError('applyBanned');
  }
  const { from, event, by } = CONSEQUENCES.employerWrote;
  const isOwed = from.includes(row.status);
  if (isOwed) await moveApplication(db, row, event, by, now);
  return { chat: await ensureChat(db, pair, now), answered: isOwed ? row.id : null };
}
