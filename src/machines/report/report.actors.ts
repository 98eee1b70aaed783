import { fromPromise } from 'xstate';
import { missing } from '../missing.ts';

/** `tooMany`: too many reports in a short time; worth trying again after so many seconds. */
export type ReportAnswer = { ok: true } | { ok: false; failure: 'tooMany'; retryAfter: number | null };

/** What reporting a job needs done for it. */
export const reportActors = {
  /** The same reason for the same job twice is one report. */
  sendReport: fromPromise<ReportAnswer, { jobId: number; reasonId: number }>(missing('sendReport')),
};
