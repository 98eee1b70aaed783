import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { AppliedJob } from '../../../../contract/applications.ts';
import type { Language } from '../../../../contract/languages.ts';
import type { Queryable } from '../../../db/client.ts';
import { chat } from '../../../db/schema/chat.ts';
import { job, jobQuestion } from '../../../db/schema/market.ts';
import { isStaffed } from '../../chat/access.ts';
import { presentApplication } from './list.ts';
import type { ApplicationRow } from '../../applications/row.ts';

/** The seeker's own application with everything its page shows. */
export async function presentApplied(db: Queryable, row: ApplicationRow, language: Language, now: Date): Promise<AppliedJob> {
  const presented = await presentApplication(db, row, language, now);
  return { ...presented, screening_answers: await answersOf(db, row), chat_id: await chatOf(db, row) };
}

/** The applicant's screening answers, each with its question. */
export async function answersOf(db: Queryable, { screeningAnswers }: ApplicationRow): Promise<AppliedJob['screening_answers']> {
  if (screeningAnswers.length === 0) return [];
  const questions = await db
    .select({ id: jobQuestion.id, text: jobQuestion.text })
    .from(jobQuestion)
    .where(
      inArray(
        jobQuestion.id,
        screeningAnswers.map((answer) => answer.question_id),
      ),
    );
  const textOf = new Map(questions.map(({ id, text }) => [id, text]));
  return screeningAnswers.map(({ question_id, answer }) => ({ question: textOf.get(question_id) ?? null, answer }));
}

/**
 * The conversation to open first: the one about this job, or else the one with the recruiter who posted it. A seeker and a recruiter share one
 * conversation for all jobs.
 */
async function chatOf(db: Queryable, { userId, jobId }: ApplicationRow): Promise<string | null> {
  const [found] = await db
    .select({ id: chat.id })
    .from(chat)
    .innerJoin(job, eq(job.id, jobId))
    .where(and(eq(chat.seekerId, userId), or(eq(chat.jobId, jobId), eq(chat.recruiterId, job.postedBy))))
    .orderBy(desc(isStaffed), sql`${chat.jobId} is not distinct from ${jobId} desc`, desc(chat.lastMessageAt))
    .limit(1);
  return found?.id ?? null;
}
