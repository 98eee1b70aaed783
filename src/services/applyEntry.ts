import { fromPromise } from 'xstate';
import { applyEntryMachine } from '../machines/applyEntry/applyEntry.machine.ts';
import { storedProgress } from './quickApply.ts';

/** The apply entry chart with its actor. */
export const applyEntry = applyEntryMachine.provide({
  actors: {
    readProgress: fromPromise<{ hasRegistered: boolean }, { jobId: number }>(async ({ input }) => ({
      hasRegistered: storedProgress(input.jobId)?.isRegistered ?? false,
    })),
  },
});
