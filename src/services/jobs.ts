import { fromPromise } from 'xstate';
import { ERRORS } from '../../contract/errors.ts';
import type { Application, JobCard } from '../../contract/records.ts';
import { toFailure } from '../lib/failure.ts';
import type { JobAnswer, ShareChannel } from '../machines/jobDetail/jobDetail.actors.ts';
import { jobDetailMachine } from '../machines/jobDetail/jobDetail.machine.ts';
import { requestFor } from '../machines/request/request.machine.ts';
import { api } from './api.ts';
import { waitForConnection } from './connection.ts';
import { deviceKind } from './context.ts';
import { whenPresent } from './presence.ts';
import { report } from './report.ts';

const loadJob = fromPromise<JobAnswer, { jobId: number }>(async ({ input, signal }) => {
  try {
    return { ok: true, job: (await api('getJob', { params: { id: input.jobId } }, { signal })).data };
  } catch (error) {
    const { code } = toFailure(error);
    if (code === ERRORS.jobDeleted.code) return { ok: false, failure: 'deleted' };
    if (code === ERRORS.notFound.code) return { ok: false, failure: 'notFound' };
    throw error;
  }
});

const fetchSimilar = fromPromise<JobCard[], { payload: { jobId: number } }>(
  async ({ input, signal }) => (await api('similarJobs', { query: { job_id: input.payload.jobId } }, { signal })).data,
);

/** Jobs like one: on the job's own page, and where an application to it has ended. */
export const similarJobsRequest = requestFor<{ jobId: number }, JobCard[]>().provide({ actors: { fetch: fetchSimilar, waitForConnection } });

const fetchOwnApplication = fromPromise<Application | null, { payload: { jobId: number } }>(
  async ({ input, signal }) => (await api('checkApply', { params: { id: input.payload.jobId } }, { signal })).data.application ?? null,
);

/** The device's own share sheet where there is one; else the link goes to the clipboard. False when the person closed the sheet. */
const shareJob = fromPromise<boolean, { channel: ShareChannel; url: string; title: string }>(async ({ input }) => {
  const url = new URL(input.url, window.location.origin).href;
  if (input.channel !== 'native') {
    await navigator.clipboard.writeText(url);
    return true;
  }
  try {
    await navigator.share({ url, title: input.title });
    return true;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return false;
    throw error;
  }
});

/** The job page's chart with its real actors. */
export const jobDetail = jobDetailMachine.provide({
  actors: {
    waitForConnection,
    loadJob,
    shareJob,
    report,
    ownApplication: requestFor<{ jobId: number }, Application | null>().provide({ actors: { fetch: fetchOwnApplication, waitForConnection } }),
    similar: similarJobsRequest,
  },
});

/** Counts a look at a job; that it could not be counted is nothing the reader should hear of. */
export function recordView(jobId: number): void {
  whenPresent()
    .then(() => api('viewJob', { params: { id: jobId }, body: { device: deviceKind() } }))
    .catch(() => {});
}
