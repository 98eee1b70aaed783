import { z } from 'zod';

/** The kinds of notification. Each has a text in `notificationCentre` and a page it opens (notification-pages.ts). */
export const notificationKind = z.enum([
  // To a job seeker.
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
 * What its text needs and the page it opens; no secrets. IDs have their own names (`job_id`, `chat_id`, `application_id`, `interview_id`). Values of
 * texts: `company`, `job_title`, `name` (the other person's), `count`. For a change of an interview: `what`, the dates `from`, `to`, and `first`; for one that comes up its start `at`; and
 * the reader's `time_zone` for texts read outside their browser. Texts do without what is missing.
 */
export const notificationData = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));
export type NotificationData = z.output<typeof notificationData>;
