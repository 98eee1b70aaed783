import { z } from 'zod';
import { instant } from './fields.ts';

/**
 * What may have changed of an interview, as its two are told in their conversation, in the notification centre and by email. Each has its words in the
 * `interviewChanges` texts, and those of a notification in `notificationCentre`.
 */
export const interviewChangeKind = z.enum([
  /** A time was agreed: the first one, or another than `from`. */
  'confirmed',
  'moved',
  /** Other times are offered; `Instead` of one that was agreed. */
  'offered',
  'offeredInstead',
  /** Another time is asked for, naming some that would do or none. */
  'asked',
  'askedInstead',
  'askedOpen',
  'askedOpenInstead',
  /** How and where one meets, and for how long. */
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
  /** Whose doing it is. */
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

/** The words a change is told by, a key of the `interviewChanges` texts: the clock's doing has the same for both, another's names them. */
export const changeWords = (what: InterviewChangeKind, by: InterviewChange['by'], side: 'seeker' | 'employer'): string =>
  by === 'system' ? what : by === side ? `${what}.you` : `${what}.other`;
