import type { Application, JobDetail, Resume } from '../../../contract/records.ts';
import type { VideoResume } from '../../../contract/video-resumes.ts';
import type { Failure } from '../../lib/failure.ts';
import type { FileRef } from '../resumeUpload/resumeUpload.actors.ts';
import type { Answers } from './answers.ts';
import type { SubmitFailure } from './apply.actors.ts';

/** What prevents applying: the states of `blocked`. */
export type Block = Exclude<SubmitFailure, 'rejected'>;

export interface ApplyContext {
  jobId: number;
  /** The Idempotency-Key of the submission; a draft's key replaces the initial one. */
  key: string;
  job: JobDetail | null;
  /** The check found no such job. */
  isGone: boolean;
  /** What the check says of the user. */
  isSeeker: boolean;
  isProfileComplete: boolean;
  isEligible: boolean;
  /** The application, made now or earlier. */
  application: Application | null;
  bannedUntil: string | null;
  resumes: Resume[];
  answers: Answers;
  firstMessage: string;
  resumeId: string | null;
  videos: VideoResume[];
  /** The video to attach; null unless one is chosen. */
  videoId: string | null;
  /** The chosen video was deleted in the meantime, and no other was chosen since. */
  isVideoGone: boolean;
  /** Something was typed here that may not be in the stored draft yet. */
  isDraftStale: boolean;
  /** Something was typed here, so it overrides the stored draft. */
  hasTyped: boolean;
  /** The server's message and field messages of a refusal. */
  message: string;
  fields: Record<string, string[]>;
  /** URL of the employer's own site, for an external job. */
  applyUrl: string | null;
  failure: Failure | null;
}

export type ApplyEvent =
  | { type: 'check.retried' }
  | { type: 'seeker.signedIn' }
  | { type: 'answer.given'; questionId: number; answer: string }
  | { type: 'screening.submitted' }
  | { type: 'back.pressed' }
  | { type: 'message.typed'; text: string }
  | { type: 'resume.chosen'; resumeId: string }
  | { type: 'video.chosen'; videoId: string | null }
  | { type: 'resume.uploadRequested'; file?: FileRef }
  | { type: 'application.submitted' }
  | { type: 'submit.retried' }
  | { type: 'edit.resumed' }
  | { type: 'external.opened' };

export interface ApplyInput {
  jobId: number;
  /** A fresh UUID, created before the first draft is saved, so that another device submits under the same key. */
  key: string;
}

export type ApplyOutput = { outcome: 'applied'; application: Application } | { outcome: 'left' };
