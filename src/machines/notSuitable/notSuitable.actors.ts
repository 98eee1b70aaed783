import { fromPromise } from 'xstate';
import { connectionActors } from '../connection.actors.ts';
import { missing } from '../missing.ts';

/** The job no longer exists: there is nothing to hide. */
export type HideAnswer = { ok: true } | { ok: false };

export const notSuitableActors = {
  ...connectionActors,
  hideJob: fromPromise<HideAnswer, { jobId: number; reasonId: number }>(missing('hideJob')),
  showAgain: fromPromise<void, { jobId: number }>(missing('showAgain')),
};
