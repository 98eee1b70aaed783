import { z } from 'zod';
import { instant, uuid } from './fields.ts';
import { portrait } from './portrait.ts';

/** The parts of an interview (flows/interview.md). */

/** The innermost states of the interview chart. */
export const interviewStatus = z.enum([
  'pending',
  'rescheduleRequested',
  'upcoming',
  'checkInOpen',
  'checkedIn',
  'inProgress',
  'finished',
  'completed',
  'pendingResult',
  'passed',
  'notSuitable',
  'seekerAbsent',
  'employerAbsent',
  'bothAbsent',
  'rejected',
  'cancelled',
  'expired',
]);
export type InterviewStatus = z.output<typeof interviewStatus>;
export const interviewSide = z.enum(['seeker', 'employer']);
export type InterviewSide = z.output<typeof interviewSide>;
export const interviewMethod = z.enum(['onsite', 'video', 'phone']);
export type InterviewMethod = z.output<typeof interviewMethod>;
export const attendance = z.enum(['completed', 'notAttended']);
export type Attendance = z.output<typeof attendance>;
export const interviewResult = z.enum(['passed', 'notSuitable']);
export type InterviewResult = z.output<typeof interviewResult>;
/** Why an upcoming interview is canceled: how its application ended, or that its job did. */
export const interviewClosure = z.enum(['withdrawn', 'notAccepted', 'jobClosed']);
export type InterviewClosure = z.output<typeof interviewClosure>;
const by = z.enum(['seeker', 'employer', 'system']);

/** The entry in an interview's history when a colleague takes it over. It isn't an event of the chart, whose state stays the same. */
export const HANDED_OVER = 'interview.handedOver';

/** The upcoming interview of a person for a job, as shown with their application. There is at most one. */
export const openInterview = z.object({
  id: uuid,
  status: interviewStatus,
  /** Who has to act next; null once a time is agreed. */
  acts_next: interviewSide.nullable(),
  /** When it expires without an agreement; null once a time is agreed. */
  due_at: instant.nullable(),
  /** Agreed. */
  starts_at: instant.nullable(),
});
export type OpenInterview = z.output<typeof openInterview>;

/** An interview as one of its two sides sees it (specification §3). What is allowed when comes from its chart: src/machines/interview/lifecycle.ts. */
export const interview = z.object({
  id: uuid,
  /** The reader's side. */
  side: interviewSide,
  status: interviewStatus,
  job: z.object({ id: z.number().int(), title: z.string(), url: z.string() }),
  company: z.object({ id: z.number().int(), name: z.string(), logo: z.string() }),
  seeker: z.object({ id: uuid, name: z.string(), ...portrait }),
  recruiter: z.object({ id: uuid, name: z.string(), ...portrait }),
  application_id: uuid.nullable(),
  /** The chat of the two people, if there is one. */
  chat_id: uuid.nullable(),
  /** The 1 to 3 offered times. */
  times: z.array(instant),
  /** The times the job seeker prefers, while they request a new time. */
  proposed_times: z.array(instant),
  /** Agreed. */
  starts_at: instant.nullable(),
  minutes: z.number().int(),
  method: interviewMethod,
  address: z.string().nullable(),
  video_link: z.string().nullable(),
  contact_person: z.string().nullable(),
  contact_number: z.string().nullable(),
  instructions: z.string().nullable(),
  /** An IANA name. */
  employer_time_zone: z.string(),
  seeker_time_zone: z.string(),
  /** Why it was declined or canceled, or another time requested. If the system canceled it, one of `interviewClosure`. */
  reason: z.string().nullable(),
  ended_by: by.nullable(),
  seeker_checked_in_at: instant.nullable(),
  employer_checked_in_at: instant.nullable(),
  /** What the other side reported about each. */
  seeker_attendance: attendance.nullable(),
  employer_attendance: attendance.nullable(),
  result_requested_at: instant.nullable(),
  /** What the employer wrote with the result. */
  result_note: z.string().nullable(),
  /** Of the calendar invitation. Sent with each action, so that nobody acts on an outdated version. */
  sequence: z.number().int(),
  created_at: instant,
  updated_at: instant,
  /** What happened, oldest first. */
  history: z.array(z.object({ type: z.string(), status: interviewStatus, by, at: instant })),
});
export type Interview = z.output<typeof interview>;
