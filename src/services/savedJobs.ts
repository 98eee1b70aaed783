import { fromPromise } from 'xstate';
import { toFailure } from '../lib/failure.ts';
import type { SaveAnswer } from '../machines/savedJob/savedJob.actors.ts';
import { savedJobMachine } from '../machines/savedJob/savedJob.machine.ts';
import { api } from './api.ts';
import { deviceUuid } from './device.ts';

const PENDING = 'pendingSave';

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

/** One job's saving with its real actors. */
export const savedJob = savedJobMachine.provide({
  actors: {
    saveJob: fromPromise<SaveAnswer, { jobId: number }>(({ input, signal }) =>
      answered(api('createSavedJob', { body: { job_id: input.jobId, device_uuid: deviceUuid(), timestamp: Math.floor(Date.now() / 1000) } }, { signal })),
    ),
    unsaveJob: fromPromise<SaveAnswer, { jobId: number }>(({ input, signal }) => answered(api('deleteSavedJob', { params: { id: input.jobId } }, { signal }))),
    rememberSave: fromPromise<void, { jobId: number }>(async ({ input }) => {
      try {
        sessionStorage.setItem(PENDING, String(input.jobId));
      } catch {
        // Without storage the heart is pressed once more after signing in.
      }
    }),
  },
});

/** The job a guest wanted to save before signing in; asked for once. */
export function takePendingSave(): number | null {
  try {
    const pending = sessionStorage.getItem(PENDING);
    sessionStorage.removeItem(PENDING);
    return pending === null ? null : Number(pending);
  } catch {
    return null;
  }
}

/** Ids of the jobs the seeker saved. */
export async function savedJobIds(signal: AbortSignal): Promise<number[]> {
  return (await api('listSavedJobIds', {}, { signal })).data;
}
