import { fromPromise } from 'xstate';
import type { ChatReportList } from '../../../contract/chat-report-lists.ts';
import { missing } from '../missing.ts';

/** `tooMany`: too many reports in a short time; can be retried after so many seconds. */
export type ReportAnswer = { ok: true } | { ok: false; failure: 'tooMany'; retryAfter: number | null };

/** What is reported: a job; or a conversation, a message in it, or its other participant. The reasons come from the matching list. */
export type Reported = { jobId: number } | { chatId: string; list: ChatReportList };
export interface Report {
  about: Reported;
  reasonId: number;
  comment: string;
}

/** Actors of the report chart. */
export const reportActors = {
  /** Repeating the same reason for the same job creates only one report. */
  sendReport: fromPromise<ReportAnswer, Report>(missing('sendReport')),
};
