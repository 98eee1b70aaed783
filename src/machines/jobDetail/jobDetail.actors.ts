import { fromCallback, fromPromise } from 'xstate';
import type { SharePage } from '../../lib/shareAddress.ts';
import type { Application, JobCard, JobDetail } from '../../../contract/records.ts';
import { connectionActors } from '../connection.actors.ts';
import { missing } from '../missing.ts';
import { reportMachine } from '../report/report.machine.ts';
import { requestFor } from '../request/request.machine.ts';

export type JobAnswer = { ok: true; job: JobDetail } | { ok: false; failure: 'deleted' | 'notFound' | 'blocked' };

/** `native` is the device's own share sheet. */
export type ShareChannel = 'native' | 'link' | SharePage;

/** What became of the posting while its page was open. */
export type PostingChange = { type: 'job.closed' } | { type: 'job.held' } | { type: 'job.reopened' };

/** Actors of the job page. */
export const jobDetailActors = {
  ...connectionActors,
  loadJob: fromPromise<JobAnswer, { jobId: number }>(missing('loadJob')),
  /** Looks at the job again whenever its page is shown again: a tab may be left open for days. */
  watchPosting: fromCallback<PostingChange, { jobId: number }>(missing('watchPosting')),
  /** `similar` is a request; its view reads `snapshot.children.similar`. */
  similar: requestFor<{ jobId: number }, JobCard[]>(),
  /** The user's own application to the job, or null: also a request, sent once it is known that a job seeker is looking. */
  ownApplication: requestFor<{ jobId: number }, Application | null>(),
  report: reportMachine,
  /** `false` if the user closed the share sheet. */
  shareJob: fromPromise<boolean, { channel: ShareChannel; url: string; title: string }>(missing('shareJob')),
};
