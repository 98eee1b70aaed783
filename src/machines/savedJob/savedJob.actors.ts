import { fromPromise } from 'xstate';
import { missing } from '../missing.ts';

/** `signInRequired`: the session ended in the meantime; `jobGone`: the job was deleted. */
export type SaveAnswer = { ok: true } | { ok: false; failure: 'signInRequired' | 'jobGone' };

/** Actors of the saved job chart. */
export const savedJobActors = {
  saveJob: fromPromise<SaveAnswer, { jobId: number }>(missing('saveJob')),
  unsaveJob: fromPromise<SaveAnswer, { jobId: number }>(missing('unsaveJob')),
  /** Stores on this device that the job is saved, until somebody signs in; until then the page starts the chart with `isKept`. Doesn't fail. */
  rememberSave: fromPromise<void, { jobId: number }>(missing('rememberSave')),
  /** Removes it from this device. Doesn't fail. */
  forgetSave: fromPromise<void, { jobId: number }>(missing('forgetSave')),
};
