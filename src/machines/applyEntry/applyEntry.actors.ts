import { fromPromise } from 'xstate';
import { missing } from '../missing.ts';

export const applyEntryActors = {
  /** Whether this browser stores an application to the job that made its account on the way, and wasn't finished. */
  readProgress: fromPromise<{ hasRegistered: boolean }, { jobId: number }>(missing('readProgress')),
};
