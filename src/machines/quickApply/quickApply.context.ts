import type { ApplyDraft } from '../../../contract/applications.ts';
import { answersToSend } from '../apply/answers.ts';
import type { Submission } from '../apply/apply.actors.ts';
import type { QuickApplyContext, QuickApplyInput, QuickApplyProgress } from './quickApply.types.ts';

/** The initial context: empty, or restored after a reload. */
export function begun({ job, isMobile, clockOffset, key, progress }: QuickApplyInput): QuickApplyContext {
  return {
    ...(progress ?? { details: null, isRegistered: false, resumeId: null, answers: {}, key }),
    job,
    isMobile,
    clockOffset,
    file: null,
    resumes: [],
    application: null,
    session: null,
    applyUrl: job.apply_url,
    phoneFault: null,
    message: '',
    fields: {},
    retryAt: null,
    failure: null,
  };
}

export function progressOf({ details, isRegistered, resumeId, answers, key }: QuickApplyContext): QuickApplyProgress {
  return { details, isRegistered, resumeId, answers, key };
}

/** What was typed, for applying with the account that now exists. */
export function draftOf({ answers, resumeId, key }: QuickApplyContext): ApplyDraft {
  return { answers, first_message: '', resume_id: resumeId, video_resume_id: null, idempotency_key: key };
}

/** The request, the same on every retry. */
export function submissionOf({ job, key, answers, resumeId }: QuickApplyContext): Submission {
  return { jobId: job.id, key, answers: answersToSend(job.screening_questions, answers), firstMessage: '', resumeId: resumeId as string, videoId: null };
}
