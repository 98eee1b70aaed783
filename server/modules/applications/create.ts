import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import type { applicationBody } from '../../../contract/applications.ts';
import { begin, restore } from '../../../src/machines/application/lifecycle.ts';
import { AGREED, UNAGREED } from '../../../src/machines/interview/statuses.ts';
import { CONSEQUENCES } from '../../consequences.ts';
import type { Queryable } from '../../db/client.ts';
import { interview } from '../../db/schema/interview.ts';
import { videoResume } from '../../db/schema/resume.ts';
import { application, applicationEvent, applyDraft, resume } from '../../db/schema/seeker.ts';
import { ApiError } from '../../http/errors.ts';
import { requireUnblocked } from '../blocks/blocked.ts';
import { countBeginning } from '../flows/steps.ts';
import { screeningQuestions } from '../market/jobs/detail.ts';
import { requireJob, requireOpen } from '../market/jobs/state.ts';
import { attached } from '../profile/resumes.ts';
import { applicantOf, bannedUntil, isEligible } from './eligibility.ts';
import { lockPair } from './lock-pair.ts';
import { moveApplication } from './move.ts';
import type { ApplicationRow } from './row.ts';
import { checkAnswers } from './screening.ts';
import { DAY } from '../../../contract/durations.ts';

type Body = z.output<typeof applicationBody>;

export interface Made {
  row: ApplicationRow;
  /** False if the person had applied before. Then `row` is that application, unchanged. */
  isNew: boolean;
}

/**
 * Creates an application, in the transaction it is given. One person has one application per job. A second request (a double click, another tab,
 * another key, a retry after a crash) returns the first application, even after the job has closed.
 *
 * A complete profile isn't required. Quick apply registers and applies in one step (specification §1), so an application needs only names (`isNamed`)
 * and a resume. Chat requires the complete profile (§6).
 *
 * The reply is due `promise_days` × 24 hours from now, the same instant everywhere.
 * @throws ApiError notFound, jobDeleted, companyBlocked, jobClosed, jobOnHold; notAllowedNow for a job with an application form on the employer's own
 * site, noWayToApply for an imported job without one; notEligible, applyBanned; parameterInvalid for `resume_id`, `video_resume_id` and
 * `screening_answers.<id>`; alreadyApplied after a withdrawal, which is final
 */
export async function makeApplication(db: Queryable, userId: string, jobId: number, body: Body, now: Date): Promise<Made> {
  const before = await applicationTo(db, userId, jobId);
  if (before) return repeated(before);
  // Locked until the end of the transaction: the job can't close while the application is created.
  const job = await requireJob(db, jobId, true);
  await requireUnblocked(db, { kind: 'seeker', userId }, jobId);
  requireOpen(job);
  if (job.applyUrl !== null) throw new ApiError('notAllowedNow');
  if (!job.canApply) throw new ApiError('noWayToApply');
  const applicant = await applicantOf(db, userId);
  if (!isEligible(job, applicant)) throw new ApiError('notEligible');
  if (bannedUntil(applicant, now)) throw new ApiError('applyBanned');
  const screeningAnswers = checkAnswers(await screeningQuestions(db, jobId), body.screening_answers);
  await requireResume(db, userId, body.resume_id);
  const videoKey = body.video_resume_id ? await requireVideo(db, userId, body.video_resume_id) : null;
  await lockPair(db, userId, jobId);
  const dueAt = job.promiseDays === null ? null : new Date(now.getTime() + job.promiseDays * DAY);
  const [row] = await db
    .insert(application)
    .values({
      userId,
      jobId,
      ...begin(dueAt?.toISOString() ?? null),
      dueAt,
      source: body.source,
      firstMessage: body.first_message || null,
      screeningAnswers,
      resumeId: body.resume_id,
      videoKey,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing({ target: [application.userId, application.jobId] })
    .returning();
  // A simultaneous request was first. It has committed by now.
  if (!row) return repeated((await applicationTo(db, userId, jobId)) as ApplicationRow);
  countBeginning(restore(row.status, row.promise, dueAt?.toISOString() ?? null, null), now);
  await db.insert(applicationEvent).values({ applicationId: row.id, status: row.status, by: 'seeker', at: now });
  await db.delete(applyDraft).where(and(eq(applyDraft.userId, userId), eq(applyDraft.jobId, jobId)));
  return { row: await linkInterview(db, row, now), isNew: true };
}

/** Links an open interview from the conversation to the new application, whether or not its time is agreed. */
async function linkInterview(db: Queryable, row: ApplicationRow, now: Date): Promise<ApplicationRow> {
  const open = await db
    .update(interview)
    .set({ applicationId: row.id })
    .where(
      and(
        eq(interview.seekerId, row.userId),
        eq(interview.jobId, row.jobId),
        isNull(interview.applicationId),
        inArray(interview.status, [...UNAGREED, ...AGREED]),
      ),
    )
    .returning({ status: interview.status });
  const { whileInterviewIn, event, by } = CONSEQUENCES.applied;
  const isAgreed = open.some(({ status }) => whileInterviewIn.some((each) => each === status));
  return isAgreed ? moveApplication(db, row, event, by, now) : row;
}

/** A person's application for a job, if there is one. */
export async function applicationTo(db: Queryable, userId: string, jobId: number): Promise<ApplicationRow | undefined> {
  const [row] = await db
    .select()
    .from(application)
    .where(and(eq(application.userId, userId), eq(application.jobId, jobId)));
  return row;
}

function repeated(row: ApplicationRow): Made {
  if (row.status === 'withdrawn') throw new ApiError('alreadyApplied');
  return { row, isNew: false };
}

/** Locks the resume, so that it can't be deleted between this check and the application. */
async function requireResume(db: Queryable, userId: string, id: string): Promise<void> {
  const [held] = await db
    .select({ id: resume.id })
    .from(resume)
    .where(and(attached(userId), eq(resume.id, id)))
    .for('share');
  if (!held) throw new ApiError('parameterInvalid', { fields: { resume_id: ['required'] } });
}

/** @returns the file of the person's current video resume. A later replacement isn't part of this application. */
async function requireVideo(db: Queryable, userId: string, id: string): Promise<string> {
  const [held] = await db
    .select({ key: videoResume.storageKey })
    .from(videoResume)
    .where(and(eq(videoResume.userId, userId), eq(videoResume.id, id)))
    .for('share');
  if (!held) throw new ApiError('parameterInvalid', { fields: { video_resume_id: ['required'] } });
  return held.key;
}
