import { and, eq, isNull } from 'drizzle-orm';
import type { Applicant } from '../../../../contract/applicants.ts';
import type { Language } from '../../../../contract/languages.ts';
import type { Queryable } from '../../../db/client.ts';
import { talentInterest } from '../../../db/schema/interest.ts';
import { job } from '../../../db/schema/market.ts';
import { videoResume } from '../../../db/schema/resume.ts';
import { application, resume } from '../../../db/schema/seeker.ts';
import { ApiError } from '../../../http/errors.ts';
import { answersOf } from '../applying/applied.ts';
import { presentApplication } from '../applying/list.ts';
import type { ApplicationRow } from '../../applications/row.ts';
import { presented } from '../../profile/online/present.ts';
import { profileOf } from '../../profile/profile.ts';
import { resumeOfProfile } from '../../profile/resume-of-profile.ts';
import { presentCards } from './cards.ts';
import { showingTo, takenBack } from './hidden.ts';

/**
 * An application to one of a company's jobs.
 * @param lock locks the row for an update until the transaction ends
 * @throws ApiError notFound for an application to another company, exactly as for one that doesn't exist
 */
export async function companysApplication(db: Queryable, companyId: number, id: string, lock = false): Promise<ApplicationRow> {
  const query = db
    .select({ row: application })
    .from(application)
    .innerJoin(job, eq(job.id, application.jobId))
    .where(and(eq(application.id, id), eq(job.companyId, companyId)));
  const [found] = await (lock ? query.for('update', { of: application }) : query);
  if (!found) throw new ApiError('notFound');
  return found.row;
}

/** The resume that was sent with an application, until its owner deletes it. */
export async function sentResume(db: Queryable, { resumeId }: Pick<ApplicationRow, 'resumeId'>): Promise<typeof resume.$inferSelect | null> {
  if (resumeId === null) return null;
  const [row] = await db
    .select()
    .from(resume)
    .where(and(eq(resume.id, resumeId), isNull(resume.removedAt)));
  return row ?? null;
}

/** The video resume that was sent with an application, until its owner deletes or replaces it. */
export async function sentVideo(
  db: Queryable,
  { userId, videoKey }: Pick<ApplicationRow, 'userId' | 'videoKey'>,
): Promise<typeof videoResume.$inferSelect | null> {
  if (videoKey === null) return null;
  const [row] = await db
    .select()
    .from(videoResume)
    .where(and(eq(videoResume.userId, userId), eq(videoResume.storageKey, videoKey)));
  return row ?? null;
}

/** An application with everything its page shows to an employer. */
export async function presentApplicant(
  db: Queryable,
  row: ApplicationRow,
  { companyId, userId }: { companyId: number; userId: string },
  language: Language,
  now: Date,
): Promise<Applicant> {
  const [card] = await presentCards(db, { companyId, userId }, [row.id], now);
  if (!card) throw new ApiError('notFound');
  const { resume: _resume, interview: _interview, can_chat: _canChat, ...shown } = await presentApplication(db, row, language, now);
  const isBack = (await takenBack(db, companyId, [row])).has(row.id);
  const sent = isBack ? null : await sentResume(db, row);
  const video = isBack ? null : await sentVideo(db, row);
  const [interest] = await db
    .select({ jobId: talentInterest.jobId })
    .from(talentInterest)
    .where(
      and(
        eq(talentInterest.seekerId, row.userId),
        eq(talentInterest.recruiterId, userId),
        eq(talentInterest.jobId, row.jobId),
        isNull(talentInterest.withdrawnAt),
      ),
    );
  const isShown = !isBack && (await showingTo(db, companyId, [row.userId])).has(row.userId);
  return {
    ...card,
    application: isBack ? { ...shown, first_message: null } : shown,
    resume: sent && { id: sent.id, filename: sent.filename, format: sent.format, size: sent.size },
    video: video && { filename: video.filename, duration_ms: video.durationMs, file: `/api/employer/applicants/${row.id}/video` },
    screening_answers: isBack ? [] : await answersOf(db, row),
    profile: isShown ? await shownProfile(db, row.userId, language, now) : null,
    is_interested: interest !== undefined,
    is_taken_back: isBack,
  };
}

/** Without contact details, date of birth, and origin: contact goes through the conversation, and the others must not influence the choice. */
async function shownProfile(db: Queryable, userId: string, language: Language, now: Date): Promise<Applicant['profile']> {
  const document = resumeOfProfile(await profileOf(db, userId, now), language, { dateOfBirth: false, nationality: false });
  const { headline, sections } = presented(document, language.tag);
  return { language: language.tag, headline, sections };
}
