import { z } from 'zod';

/** What one may be told of. Each has its words in the `notificationCentre` texts and a page it leads to (notification-pages.ts). */
export const notificationKind = z.enum([
  // To a seeker.
  'applicationViewed',
  'applicationMoved',
  'answerOverdue',
  'profileViewed',
  'interested',
  'companyPosted',
  // To an employer.
  'applicantNew',
  'answerDue',
  'jobConfirmDue',
  'memberWaiting',
  'companyVerified',
  'companyRefused',
  // To either.
  'message',
  'interviewOffered',
  'interviewChanged',
  'interviewSoon',
]);
export type NotificationKind = z.output<typeof notificationKind>;

/**
 * What its words need and where it leads, no secrets. Ids by their own names (`job_id`, `chat_id`, `application_id`, `interview_id`); words by
 * these: `company`, `job_title`, `name` (the other side's), `count`. What changed of an interview: `what`, with instants in `from`, `to` and `first`, and the
 * reader's `time_zone` for words that are read elsewhere than in their browser. What is missing is said without.
 */
export const notificationData = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));
export type NotificationData = z.output<typeof notificationData>;
