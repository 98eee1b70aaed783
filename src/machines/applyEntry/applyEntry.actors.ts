import { fromPromise } from 'xstate';
import { missing } from '../missing.ts';

export const applyEntryActors = {
  /** Whether this browser has an unfinished application to this job that created its account on the way. */
  readProgress: fromPromise<{ hasRegistered: boolean }, { jobId: number }>(missing('readProgress')),
};
