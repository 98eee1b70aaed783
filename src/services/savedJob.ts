import { fromPromise } from 'xstate';
import { toFailure } from '../lib/failure.ts';
import type { SaveAnswer } from '../machines/savedJob/savedJob.actors.ts';
import { savedJobMachine } from '../machines/savedJob/savedJob.machine.ts';
import { api } from './api.ts';
import { forgetSave, rememberSave, saveJob } from './savedJobs.ts';

async function answered(call: Promise<unknown>): Promise<SaveAnswer> {
  try {
    await call;
    return { ok: true };
  } catch (error) {
    const { status } = toFailure(error);
    if (status === 401) return { ok: false, failure: 'signInRequired' };
    if (status === 404 || status === 410) return { ok: false, failure: 'jobGone' };
    throw error;
  }
}

/** The saved job chart with its actors. */
export const savedJob = savedJobMachine.provide({
  actors: {
    saveJob: fromPromise<SaveAnswer, { jobId: number }>(async ({ input, signal }) => {
      const answer = await answered(saveJob(input.jobId, signal));
      // Right away: an expired session removes the page, and this chart, before it could request it.
      if (!answer.ok && answer.failure === 'signInRequired') rememberSave(input.jobId);
      return answer;
    }),
    unsaveJob: fromPromise<SaveAnswer, { jobId: number }>(({ input, signal }) => answered(api('deleteSavedJob', { params: { id: input.jobId } }, { signal }))),
    rememberSave: fromPromise<void, { jobId: number }>(async ({ input }) => rememberSave(input.jobId)),
    forgetSave: fromPromise<void, { jobId: number }>(async ({ input }) => forgetSave(input.jobId)),
  },
});
