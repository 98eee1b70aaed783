import { z } from 'zod';
import { instant, uuid } from './fields.ts';
import { portrait } from './portrait.ts';

/** What an interview is made of (flows.md, *interview*). */

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
/** What an interview that is still ahead falls with: how the application it is of has ended, or that the job has. */
export const interviewClosure = z.enum(['withdrawn', 'notAccepted', 'jobClosed']);
export type InterviewClosure = z.output<typeof interviewClosure>;
const by = z.enum(['seeker', 'employer', 'system']);

/** As which it stands in an interview's history that a colleague took it over: no event of the chart, whose state stays. */
export const HANDED_OVER = 'interview.handedOver';

/** The interview that is ahead between a person and a job, as their application tells of it: one at a time. */
export const openInterview = z.object({
  id: uuid,
  status: interviewStatus,
  /** Whom it waits for; null once a time is agreed. */
  acts_next: interviewSide.nullable(),
  /** When it lapses without an agreement; null once a time is agreed. */
  due_at: instant.nullable(),
  /** Agreed. */
  starts_at: instant.nullable(),
});
export type OpenInterview = z.output<typeof openInterview>;

/** An interview as one of its two sides sees it (specification §3). What may happen when is read from its chart: src/machines/interview/lifecycle.ts. */
export const interview = z.object({
  id: uuid,
  /** Which of the two the reader is. */
  side: interviewSide,
  status: interviewStatus,
  job: z.object({ id: z.number().int(), title: z.string(), url: z.string() }),
  company: z.object({ id: z.number().int(), name: z.string(), logo: z.string() }),
  seeker: z.object({ id: uuid, name: z.string(), ...portrait }),
  recruiter: z.object({ id: uuid, name: z.string(), ...portrait }),
  application_id: uuid.nullable(),
  /** The conversation of the two, where there is one. */
  chat_id: uuid.nullable(),
  /** Offered, 1 to 3. */
  times: z.array(instant),
  /** What the seeker would rather have, while a reschedule is asked for. */
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
  /** IANA. */
  employer_time_zone: z.string(),
  seeker_time_zone: z.string(),
  /** Why it was rejected, cancelled, or another time asked for; cancelled by the system, one of `interviewClosure`. */
  reason: z.string().nullable(),
  ended_by: by.nullable(),
  seeker_checked_in_at: instant.nullable(),
  employer_checked_in_at: instant.nullable(),
  /** What the other side said of each. */
  seeker_attendance: attendance.nullable(),
  employer_attendance: attendance.nullable(),
  result_requested_at: instant.nullable(),
  /** What the employer wrote with the result. */
  result_note: z.string().nullable(),
  /** Of the calendar invitation; goes along with an answer, so that nobody answers to what it is no more. */
  sequence: z.number().int(),
  created_at: instant,
  updated_at: instant,
  /** What happened, oldest first. */
  history: z.array(z.object({ type: z.string(), status: interviewStatus, by, at: instant })),
});
export type Interview = z.output<typeof interview>;
