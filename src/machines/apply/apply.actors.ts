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

/** `message` and `fields` are the server's words (specification §8: apply errors show the response's message). */
export type SubmitAnswer = { ok: true; application: Application } | { ok: false; failure: SubmitFailure; message: string; fields: Record<string, string[]> };

export interface Submission {
  jobId: number;
  /** The Idempotency-Key: the same on every retry, so that it is one application however often it is sent. */
  key: string;
  answers: { question_id: number; answer: string }[];
  firstMessage: string;
  resumeId: string;
  videoId: string | null;
}

/** What applying needs done for it. */
export const applyActors = {
  ...connectionActors,
  checkApply: fromPromise<CheckAnswer, { jobId: number }>(missing('checkApply')),
  /** Keeps it on this device at once and on the server; fails when only this device has it. */
  saveDraft: fromPromise<void, { jobId: number; draft: ApplyDraft }>(missing('saveDraft')),
  /** A key used before with other content means that the application arrived: `alreadyApplied`. */
  submitApplication: fromPromise<SubmitAnswer, Submission>(missing('submitApplication')),
  /** Records the way to the employer's site; gives its address. */
  recordClick: fromPromise<string, { jobId: number }>(missing('recordClick')),
  resumeUpload: resumeUploadMachine,
};
