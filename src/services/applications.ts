import { fromPromise } from 'xstate';
import { ERRORS } from '../../contract/errors.ts';
import type { AppliedJob } from '../../contract/applications.ts';
import type { ListMeta } from '../../contract/call.ts';
import type { SavedJob } from '../../contract/saved-jobs.ts';
import type { Application } from '../../contract/records.ts';
import { toFailure } from '../lib/failure.ts';
import { requestFor } from '../machines/request/request.machine.ts';
import type { WithdrawAnswer } from '../machines/withdraw/withdraw.actors.ts';
import { withdrawMachine } from '../machines/withdraw/withdraw.machine.ts';
import { api } from './api.ts';
import { waitForConnection } from './connection.ts';
import { outdatedBy } from './outdated.ts';

export interface ListPage<T> {
  items: T[];
  meta: ListMeta;
}

/** A page of the user's applications, newest first. */
export const applicationsRequest = requestFor<{ page: number }, ListPage<Application>>().provide({
  actors: {
    watchChanges: outdatedBy('application', 'interview'),
    waitForConnection,
    fetch: fromPromise<ListPage<Application>, { payload: { page: number } }>(async ({ input, signal }) => {
      const { data, meta } = await api('listApplications', { query: input.payload }, { signal });
      return { items: data, meta };
    }),
  },
});

/** A page of the user's saved jobs, newest first. */
export const savedJobsRequest = requestFor<{ page: number }, ListPage<SavedJob>>().provide({
  actors: {
    waitForConnection,
    fetch: fromPromise<ListPage<SavedJob>, { payload: { page: number } }>(async ({ input, signal }) => {
      const { data, meta } = await api('listSavedJobs', { query: input.payload }, { signal });
      return { items: data, meta };
    }),
  },
});

/** The user's application for a job. */
export const applicationRequest = requestFor<{ jobId: number }, AppliedJob>().provide({
  actors: {
    watchChanges: outdatedBy('application', 'interview'),
    waitForConnection,
    fetch: fromPromise<AppliedJob, { payload: { jobId: number } }>(
      async ({ input, signal }) => (await api('getAppliedJob', { params: { id: input.payload.jobId } }, { signal })).data,
    ),
  },
});

/** The withdraw chart with its actors. */
export const withdraw = withdrawMachine.provide({
  actors: {
    waitForConnection,
    withdrawApplication: fromPromise<WithdrawAnswer, { jobId: number; key: string }>(async ({ input, signal }) => {
      const params = { id: input.jobId };
      try {
        return { ok: true, application: (await api('withdrawApplication', { params }, { signal, idempotencyKey: input.key })).data };
      } catch (error) {
        if (toFailure(error).code !== ERRORS.notAllowedNow.code) throw error;
        return { ok: false, failure: 'notAllowedNow', application: (await api('getAppliedJob', { params }, { signal })).data };
      }
    }),
  },
});
