import { z } from 'zod';
import { instant } from './fields.ts';

/**
 * What can change about an interview, as its two people read it in their chat, in the notification center, and by email. The words of each are in the
 * `interviewChanges` texts, and those of a notification in `notificationCentre`.
 */
export const interviewChangeKind = z.enum([
  /** A time was agreed: the first one, or a new one instead of `from`. */
  'confirmed',
  'moved',
  /** Other times are offered; `Instead` of one that was agreed. */
  'offered',
  'offeredInstead',
  /** Another time is requested, with or without suggestions. */
  'asked',
  'askedInstead',
  'askedOpen',
  'askedOpenInstead',
  /** How and where the meeting takes place, and for how long. */
  'toOnsite',
  'toVideo',
  'toPhone',
  'place',
  'link',
  'length',
  'details',
  'declined',
  'cancelled',
  'cancelledOffer',
  'expired',
  'resultAsked',
  'resultGiven',
]);
export type InterviewChangeKind = z.output<typeof interviewChangeKind>;

export const interviewChange = z.object({
  what: interviewChangeKind,
  /** Who made the change. */
  by: z.enum(['seeker', 'employer', 'system']),
  /** The time that was agreed before. */
  from: instant.nullable(),
  /** The time that is agreed now. */
  to: instant.nullable(),
  /** Offered or suggested. */
  times: z.array(instant),
  place: z.string().nullable(),
  minutes: z.number().int().nullable(),
});
export type InterviewChange = z.output<typeof interviewChange>;

/** The key of the `interviewChanges` text for a change. Changes by the clock have the same text for both people; those by the other person name them. */
export const changeWords = (what: InterviewChangeKind, by: InterviewChange['by'], side: 'seeker' | 'employer'): string =>
  by === 'system' ? what : by === side ? `${what}.you` : `${what}.other`;
