import type { ChatRole } from './chat-records.ts';

/** The config lists (specification §3) with each side's reasons to report a chat: for the content, for the recruiter, for the job seeker. */
export const CHAT_REPORT_LISTS = {
  seeker: ['chat_report_lists', 'report_recruiter_reasons'],
  employer: ['report_talent_reasons'],
} as const satisfies Record<ChatRole, readonly string[]>;
export type ChatReportList = (typeof CHAT_REPORT_LISTS)[ChatRole][number];
