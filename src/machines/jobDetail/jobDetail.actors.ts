import { fromPromise } from 'xstate';
import type { SharePage } from '../../lib/shareAddress.ts';
import type { Application, JobCard, JobDetail } from '../../../contract/records.ts';
import { connectionActors } from '../connection.actors.ts';
import { missing } from '../missing.ts';
import { reportMachine } from '../report/report.machine.ts';
import { requestFor } from '../request/request.machine.ts';

export type JobAnswer = { ok: true; job: JobDetail } | { ok: false; failure: 'deleted' | 'notFound' | 'blocked' };

/** `native` is the device's own share sheet. */
export type ShareChannel = 'native' | 'link' | SharePage;

/** What a job's page needs done for it. */
export const jobDetailActors = {
  ...connectionActors,
  loadJob: fromPromise<JobAnswer, { jobId: number }>(missing('loadJob')),
  /** `similar` is a request; its view reads `snapshot.children.similar`. */
  similar: requestFor<{ jobId: number }, JobCard[]>(),
  /** One's own application to the job, null where there is none: a request as well, sent once it is known that a seeker looks. */
  ownApplication: requestFor<{ jobId: number }, Application | null>(),
  report: reportMachine,
  /** `false` when the person closed the share sheet. */
  shareJob: fromPromise<boolean, { channel: ShareChannel; url: string; title: string }>(missing('shareJob')),
};
