import { fromPromise } from 'xstate';
import type { ReplyOf } from '../../../contract/call.ts';
import type { ApplyDraft, checkApply } from '../../../contract/applications.ts';
import type { Application, Resume } from '../../../contract/records.ts';
import type { VideoResume } from '../../../contract/video-resumes.ts';
import { connectionActors } from '../connection.actors.ts';
import { missing } from '../missing.ts';
import { resumeUploadMachine } from '../resumeUpload/resumeUpload.machine.ts';

/** Facts only; the chart decides what they mean. `draft` is the newer of this device's and the server's. */
export type CheckAnswer =
  | { ok: true; isSeeker: boolean; check: ReplyOf<typeof checkApply>; draft: ApplyDraft | null; resumes: Resume[]; videos: VideoResume[] }
  | { ok: false; failure: 'jobDeleted' };

export type SubmitFailure =
  | 'signInRequired'
  | 'profileIncomplete'
  | 'notEligible'
  | 'alreadyApplied'
  | 'banned'
  | 'jobClosed'
  | 'jobOnHold'
  | 'noWayToApply'
  | 'jobDeleted'
  | 'rejected';

/** `message` and `fields` come from the server (specification §8: errors while applying show the response's message). */
export type SubmitAnswer = { ok: true; application: Application } | { ok: false; failure: SubmitFailure; message: string; fields: Record<string, string[]> };

export interface Submission {
  jobId: number;
  /** The Idempotency-Key: the same on every retry, so that it stays one application. */
  key: string;
  answers: { question_id: number; answer: string }[];
  firstMessage: string;
  resumeId: string;
  videoId: string | null;
}

/** Actors of the apply chart. */
export const applyActors = {
  ...connectionActors,
  checkApply: fromPromise<CheckAnswer, { jobId: number }>(missing('checkApply')),
  /** Saves on the server; fails if only this device has it. */
  saveDraft: fromPromise<void, { jobId: number; draft: ApplyDraft }>(missing('saveDraft')),
  /** If the key was already used with other content, the application arrived: `alreadyApplied`. */
  submitApplication: fromPromise<SubmitAnswer, Submission>(missing('submitApplication')),
  /** Records the click to the employer's site, and returns its URL. */
  recordClick: fromPromise<string, { jobId: number }>(missing('recordClick')),
  resumeUpload: resumeUploadMachine,
};
