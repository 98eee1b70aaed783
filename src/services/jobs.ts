import { fromCallback, fromPromise } from 'xstate';
import { ERRORS } from '../../contract/errors.ts';
import type { Application, JobCard, JobStatus } from '../../contract/records.ts';
import { toFailure } from '../lib/failure.ts';
import type { JobAnswer, PostingChange } from '../machines/jobDetail/jobDetail.actors.ts';
import { jobDetailMachine } from '../machines/jobDetail/jobDetail.machine.ts';
import { requestFor } from '../machines/request/request.machine.ts';
import { api } from './api.ts';
import { waitForConnection } from './connection.ts';
import { deviceKind } from './context.ts';
import { whenPresent } from './presence.ts';
import { report } from './report.ts';
import { reportOutcome } from './searchOutcomes.ts';
import { shareJob } from './shareJob.ts';

const loadJob = fromPromise<JobAnswer, { jobId: number }>(async ({ input, signal }) => {
  try {
    return { ok: true, job: (await api('getJob', { params: { id: input.jobId } }, { signal })).data };
  } catch (error) {
    const { code } = toFailure(error);
    if (code === ERRORS.jobDeleted.code) return { ok: false, failure: 'deleted' };
    if (code === ERRORS.notFound.code) return { ok: false, failure: 'notFound' };
    if (code === ERRORS.companyBlocked.code) return { ok: false, failure: 'blocked' };
    throw error;
  }
});

const fetchSimilar = fromPromise<JobCard[], { payload: { jobId: number } }>(
  async ({ input, signal }) => (await api('similarJobs', { query: { job_id: input.payload.jobId } }, { signal })).data,
);

/** Similar jobs: on the job's own page, and where an application for it has ended. */
export const similarJobsRequest = requestFor<{ jobId: number }, JobCard[]>().provide({ actors: { fetch: fetchSimilar, waitForConnection } });

const fetchOwnApplication = fromPromise<Application | null, { payload: { jobId: number } }>(
  async ({ input, signal }) => (await api('checkApply', { params: { id: input.payload.jobId } }, { signal })).data.application ?? null,
);

const CHANGES: Record<JobStatus, PostingChange> = {
  open: { type: 'job.reopened' },
  onHold: { type: 'job.held' },
  closed: { type: 'job.closed' },
  deleted: { type: 'job.closed' },
};

/** What the job's page says stays until something else is known, so a look that fails is left to the next one. */
async function changeOf(jobId: number): Promise<PostingChange | null> {
  try {
    return CHANGES[(await api('getJob', { params: { id: jobId } })).data.status];
  } catch (error) {
    return toFailure(error).code === ERRORS.jobDeleted.code ? CHANGES.deleted : null;
  }
}

const watchPosting = fromCallback<PostingChange, { jobId: number }>(({ sendBack, input }) => {
  const look = async () => {
    if (document.visibilityState !== 'visible') return;
    const change = await changeOf(input.jobId);
    if (change) sendBack(change);
  };
  const onShown = () => void look();
  document.addEventListener('visibilitychange', onShown);
  return () => document.removeEventListener('visibilitychange', onShown);
});

/** The job page chart with its actors. */
export const jobDetail = jobDetailMachine.provide({
  actors: {
    waitForConnection,
    loadJob,
    watchPosting,
    shareJob,
    report,
    ownApplication: requestFor<{ jobId: number }, Application | null>().provide({ actors: { fetch: fetchOwnApplication, waitForConnection } }),
    similar: similarJobsRequest,
  },
});

/** Counts a view of a job; ignores a failure to count. */
export function recordView(jobId: number): void {
  whenPresent()
    .then(() => {
      reportOutcome(jobId, 'opened');
      return api('viewJob', { params: { id: jobId }, body: { device: deviceKind() } });
    })
    .catch(() => {});
}
