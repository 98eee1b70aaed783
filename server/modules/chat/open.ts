import { and, eq, lt, sql } from 'drizzle-orm';
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
import { isBlockedBy } from '../blocks/blocked.ts';
import { lockMembership, memberOf, requirePermission } from '../../http/member.ts';
import { answererOf } from '../market/jobs/recruiter.ts';
import { requireJob, requireOpen } from '../market/jobs/state.ts';
import type { ChatRow } from './access.ts';

/** The participants and the job of a conversation. */
export interface Pair {
  seekerId: string;
  recruiterId: string;
  companyId: number;
  jobId: number | null;
}

const ofPair = ({ seekerId, recruiterId }: Pair) => and(eq(chat.seekerId, seekerId), eq(chat.recruiterId, recruiterId));

/** The pair's conversation, if there is one. */
export async function chatOf(db: Queryable, pair: Pair): Promise<ChatRow | undefined> {
  const [row] = await db.select().from(chat).where(ofPair(pair));
  return row;
}

/**
 * The pair's conversation, created if needed. From now on it is about this job. Simultaneous callers get the same one. A pair has only one, so if the
 * recruiter now hires for another company, messages to the previous company are no longer shown to them, nor to whoever takes the conversation over.
 */
export async function ensureChat(db: Queryable, pair: Pair, now: Date): Promise<ChatRow> {
  if (pair.seekerId === pair.recruiterId) throw new ApiError('chatWithSelf');
  const isSameCompany = sql`${chat.companyId} = ${pair.companyId}`;
  const [made] = await db
    .insert(chat)
    .values({ ...pair, lastMessageAt: now, createdAt: now })
    .onConflictDoUpdate({
      target: [chat.seekerId, chat.recruiterId],
      set: {
        jobId: pair.jobId ?? sql`case when ${isSameCompany} then ${chat.jobId} end`,
        companyId: pair.companyId,
        companySinceOffset: sql`case when ${isSameCompany} then ${chat.companySinceOffset} else ${chat.lastOffset} end`,
      },
    })
    .returning();
  const row = made as ChatRow;
  await db
    .insert(chatMember)
    .values([
      { chatId: row.id, userId: pair.seekerId, role: 'seeker' },
      { chatId: row.id, userId: pair.recruiterId, role: 'employer' },
    ])
    .onConflictDoNothing();
  // True only where this just changed the company: from then on, `clearedOffset` is never lower.
  const seesEarlier = lt(chatMember.clearedOffset, row.companySinceOffset);
  await db
    .update(chatMember)
    .set({ clearedOffset: row.companySinceOffset, deliveredOffset: row.companySinceOffset, readOffset: row.companySinceOffset, unread: 0 })
    .where(and(eq(chatMember.chatId, row.id), eq(chatMember.userId, pair.recruiterId), seesEarlier));
  return row;
}

/** Why a seeker can't chat about a job. Each is a refusal of the same name. */
type Refusal = 'jobClosed' | 'jobOnHold' | 'noRecruiter' | 'chatWithSelf' | 'profileIncomplete' | 'notEligible' | 'applyBanned';

/**
 * Who a seeker would chat with about a job, and why they can't (specification §6): an incomplete profile, a job that isn't for them, or a ban. If
 * they already chat with that recruiter about that job, they always can.
 * @throws ApiError notFound for a missing job and for one of a blocked company; jobDeleted
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

/** In this country or another one. */
async function hasBlocked(db: Queryable, userId: string, companyId: number): Promise<boolean> {
  const { rows } = await db.execute<{ is: boolean }>(sql`select ${isBlockedBy(sql`${userId}::uuid`, sql`${companyId}::int`)} as is`);
  return rows[0]?.is === true;
}

/**
 * Opens the conversation about a job, for the seeker.
 * @throws ApiError as documented at `chatAbout`
 */
export async function openBySeeker(db: Queryable, userId: string, jobId: number, now: Date): Promise<ChatRow> {
  const { pair, refusal } = await chatAbout(db, userId, jobId, now);
  if (refusal !== null || pair === null) throw new ApiError(refusal ?? 'noRecruiter');
  const place = await lockMembership(db, pair.recruiterId, pair.companyId);
  if (!place || !isAllowed(place, CHATTING)) throw new ApiError('noRecruiter');
  return ensureChat(db, pair, now);
}

export interface Opened {
  chat: ChatRow;
  /** The application this replied to. */
  answered: string | null;
}

/**
 * Opens the conversation with an applicant, for a recruiter of the company. It counts as the reply if the application waits for one. For an
 * application that has ended, only an existing conversation can be opened.
 * @throws ApiError notFound for another company's application, and if the seeker blocked it; noCompany, memberNotAllowed, notAllowedNow, applyBanned
 */
export async function openByEmployer(db: Queryable, recruiterId: string, applicationId: string, now: Date): Promise<Opened> {
  const member = await memberOf(db, recruiterId, true);
  // Checked now that the membership is locked: a member who may no longer chat hands over their conversations (team.ts).
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
  // One from when they hired for another company isn't this company's.
  if (known?.companyId !== member.companyId) {
    if (['withdrawn', 'notAccepted', 'jobClosed'].includes(row.status)) throw new ApiError('notAllowedNow');
    if (bannedUntil(await applicantOf(db, recruiterId), now)) throw new ApiError('applyBanned');
  }
  const { from, event, by } = CONSEQUENCES.employerWrote;
  const isOwed = from.includes(row.status);
  if (isOwed) await moveApplication(db, row, event, by, now);
  return { chat: await ensureChat(db, pair, now), answered: isOwed ? row.id : null };
}
