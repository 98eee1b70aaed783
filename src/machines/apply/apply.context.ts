import type { ApplyDraft } from '../../../contract/applications.ts';
import type { ScreeningQuestion } from '../../../contract/records.ts';
import { answersToSend } from './answers.ts';
import type { CheckAnswer, Submission } from './apply.actors.ts';
import type { ApplyContext, ApplyInput } from './apply.types.ts';

/** The context before anything is known or typed. */
export function begun({ jobId, key }: ApplyInput): ApplyContext {
  return {
    jobId,
    key,
    job: null,
    isGone: false,
    isSeeker: false,
    isProfileComplete: false,
    isEligible: false,
    application: null,
    bannedUntil: null,
    resumes: [],
    answers: {},
    firstMessage: '',
    resumeId: null,
    videos: [],
    videoId: null,
    isVideoGone: false,
    isDraftStale: false,
    hasTyped: false,
    message: '',
    fields: {},
    applyUrl: null,
    failure: null,
  };
}

/** What a check adds to the context. What was typed in this chart overrides the stored draft, except for its key. */
export function checked(context: ApplyContext, answer: CheckAnswer): Partial<ApplyContext> {
  if (!answer.ok) return { isGone: true };
  const { isSeeker, check, draft, resumes, videos } = answer;
  const restored =
    draft !== null && !context.hasTyped
      ? { answers: draft.answers, firstMessage: draft.first_message, resumeId: draft.resume_id, videoId: draft.video_resume_id }
      : {};
  const first = resumes.find((resume) => resume.is_auto_sent)?.id ?? resumes[0]?.id ?? null;
  const resumeId = restored.resumeId ?? context.resumeId ?? first;
  const videoId = restored.videoId ?? context.videoId;
  const hasVideo = videos.some(({ id }) => id === videoId);
  return {
    ...restored,
    isGone: false,
    isSeeker,
    isProfileComplete: check.is_profile_completed,
    isEligible: check.is_eligible,
    resumes,
    videos,
    videoId: hasVideo ? videoId : null,
    // Another check may follow before the user has chosen again.
    isVideoGone: context.isVideoGone || (videoId !== null && !hasVideo),
    resumeId: resumes.some(({ id }) => id === resumeId) ? resumeId : first,
    key: draft?.idempotency_key ?? context.key,
    job: check.job,
    application: check.application ?? null,
    bannedUntil: check.banned_until,
    applyUrl: check.job.apply_url,
    failure: null,
  };
}

/** What was typed, as the contract stores it. */
export function draftOf({ answers, firstMessage, resumeId, videoId, key }: ApplyContext): ApplyDraft {
  return { answers, first_message: firstMessage, resume_id: resumeId, video_resume_id: videoId, idempotency_key: key };
}

export function questionsOf({ job }: ApplyContext): ScreeningQuestion[] {
  return job?.screening_questions ?? [];
}

/** The request, the same on every retry. */
export function submissionOf(context: ApplyContext): Submission {
  const { jobId, key, answers, firstMessage, resumeId, videoId } = context;
  return { jobId, key, answers: answersToSend(questionsOf(context), answers), firstMessage: firstMessage.trim(), resumeId: resumeId as string, videoId };
}
