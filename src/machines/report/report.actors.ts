import { fromPromise } from 'xstate';
import type { ChatReportList } from '../../../contract/chat-report-lists.ts';
import { missing } from '../missing.ts';

/** `tooMany`: too many reports in a short time; worth trying again after so many seconds. */
export type ReportAnswer = { ok: true } | { ok: false; failure: 'tooMany'; retryAfter: number | null };

/** What is reported: a job, or a conversation, what was written in it or the other of it, by the list that the reason is of. */
export type Reported = { jobId: number } | { chatId: string; list: ChatReportList };
export interface Report {
  about: Reported;
  reasonId: number;
  comment: string;
}

/** What reporting needs done for it. */
export const reportActors = {
  /** The same reason for the same job twice is one report. */
  sendReport: fromPromise<ReportAnswer, Report>(missing('sendReport')),
};
