import { fromPromise } from 'xstate';
import { missing } from '../missing.ts';

/** `signInRequired`: the session ended meanwhile; `jobGone`: the job was deleted. */
export type SaveAnswer = { ok: true } | { ok: false; failure: 'signInRequired' | 'jobGone' };

/** What saving a job needs done for it. */
export const savedJobActors = {
  saveJob: fromPromise<SaveAnswer, { jobId: number }>(missing('saveJob')),
  unsaveJob: fromPromise<SaveAnswer, { jobId: number }>(missing('unsaveJob')),
  /** Keeps on this device that the job is saved, for whoever signs in; until then the page starts the chart with `isKept`. Does not fail. */
  rememberSave: fromPromise<void, { jobId: number }>(missing('rememberSave')),
  /** Keeps it no more. Does not fail. */
  forgetSave: fromPromise<void, { jobId: number }>(missing('forgetSave')),
};
