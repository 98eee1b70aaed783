import type { ApplyDraft } from '../../../contract/applications.ts';
import type { ScreeningQuestion } from '../../../contract/records.ts';
import { answersToSend } from './answers.ts';
import type { CheckAnswer, Submission } from './apply.actors.ts';
import type { ApplyContext, ApplyInput, Block } from './apply.types.ts';

/** The context before anything is known or typed. */
export function begun({ jobId, key }: ApplyInput): ApplyContext {
  return {
    jobId,
    key,
    job: null,
    block: null,
    application: null,
    bannedUntil: null,
    resumes: [],
    answers: {},
    firstMessage: '',
    resumeId: null,
    videos: [],
    videoId: null,
    isDraftStale: false,
    hasTyped: false,
    message: '',
    fields: {},
    applyUrl: null,
    failure: null,
  };
}

/** What prevents the user from applying, the most final first: nobody is asked to sign in for a closed job. */
function blockOf(answer: CheckAnswer): Block | null {
  if (!answer.ok) return 'jobDeleted';
  const { isSeeker, check } = answer;
  if (check.application) return 'alreadyApplied';
  if (check.job.status === 'deleted') return 'jobDeleted';
  if (check.job.status === 'closed') return 'jobClosed';
  if (check.job.status === 'onHold') return 'jobOnHold';
  if (!check.job.can_apply) return 'noWayToApply';
  if (!isSeeker) return 'signInRequired';
  if (check.job.is_external) return null;
  if (!check.is_profile_completed) return 'profileIncomplete';
  if (!check.is_eligible) return 'notEligible';
  return check.banned_until === null ? null : 'banned';
}

/** What a check adds to the context. What was typed in this chart overrides the stored draft, except for its key. */
export function checked(context: ApplyContext, answer: CheckAnswer): Partial<ApplyContext> {
  const block = blockOf(answer);
  if (!answer.ok) return { block };
  const { check, draft, resumes, videos } = answer;
  const restored =
    draft !== null && !context.hasTyped
      ? { answers: draft.answers, firstMessage: draft.first_message, resumeId: draft.resume_id, videoId: draft.video_resume_id }
      : {};
  const first = resumes.find((resume) => resume.is_auto_sent)?.id ?? resumes[0]?.id ?? null;
  const resumeId = restored.resumeId ?? context.resumeId ?? first;
  const videoId = restored.videoId ?? context.videoId;
  return {
    ...restored,
    block,
    resumes,
    videos,
    videoId: videos.some(({ id }) => id === videoId) ? videoId : null,
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
