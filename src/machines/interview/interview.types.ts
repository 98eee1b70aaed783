import type { Attendance, InterviewClosure, InterviewResult, InterviewSide, InterviewStatus } from '../../../contract/interview-records.ts';

export type { Attendance, InterviewClosure, InterviewStatus };
export type Role = InterviewSide | 'system';
/** Either participant. */
export type Side = InterviewSide;

/** The chart's context. Instants are ISO-8601. */
export interface InterviewContext {
  /** Offered, 1 to 3. Once the employer accepted a proposal, only that one. */
  times: string[];
  /** Times proposed by the job seeker, while a reschedule is requested. */
  proposedTimes: string[];
  /** Agreed. */
  startsAt: string | null;
  minutes: number;
  checkedIn: Record<Side, string | null>;
  /** What the other side reported about each. */
  attendance: Record<Side, Attendance | null>;
  resultRequestedAt: string | null;
  reason: string | null;
  endedBy: Role | null;
}

/** Every event carries the instant at which it happens, by the server's clock, so that no guard needs a clock of its own. */
interface Happening {
  now: string;
}

export type InterviewEvent = Happening &
  (
    | { type: 'times.reoffered'; times: string[]; minutes: number }
    | { type: 'time.accepted'; time: string }
    /** The employer accepts one of the times the job seeker proposed. */
    | { type: 'proposal.accepted'; time: string }
    | { type: 'interview.rejected'; reason: string }
    | { type: 'reschedule.requested'; times: string[]; reason: string }
    | { type: 'interview.cancelled'; by: Side; reason: string }
    /** Its application or its job has ended: the interview ends too, however soon it would start. */
    | { type: 'interview.closed'; because: InterviewClosure }
    | { type: 'checkIn.made'; by: Side }
    /** `by` reports whether the other side attended. */
    | { type: 'attendance.marked'; by: Side; attendance: Attendance }
    | { type: 'result.requested' }
    | { type: 'result.given'; result: InterviewResult }
    /**
     * The last of the offered or proposed times passed without an agreement. This and the next three are the clock's events, sent when they are due.
     */
    | { type: 'times.passed' }
    | { type: 'checkIn.opened' }
    | { type: 'interview.started' }
    | { type: 'interview.ended' }
  );

/** Why an event is refused: `notYours`, this role may never send it; the others say what prevents it right now. */
export type Refusal = 'notYours' | 'notAllowedNow' | 'cancelBlocked' | 'interviewTimeGone' | 'checkInClosed' | 'attendanceClosed' | 'resultTooEarly';

export type InterviewEventType = InterviewEvent['type'];
export type ClockEventType = 'times.passed' | 'checkIn.opened' | 'interview.started' | 'interview.ended';

export const otherSide = (side: Side): Side => (side === 'seeker' ? 'employer' : 'seeker');

/** What an employer offers: 1 to 3 future times (ISO-8601), and the duration. */
export interface InterviewInput {
  times: string[];
  minutes: number;
}

/** What guards and actions read of events. */
export interface At {
  now: string;
}
export interface Offer extends At {
  times: string[];
  least: 0 | 1;
}
export interface Mark extends At {
  by: Side;
  attendance: Attendance;
}
export interface Chosen extends At {
  time: string;
}
/** A time of one side's list. */
export interface Named extends Chosen {
  of: 'times' | 'proposedTimes';
}

/** When the clock moves an interview: at the last time without an agreement, or at an instant of an agreed one. */
export type ClockInstant = 'lastTime' | 'checkInOpens' | 'startsAt' | 'endsAt';

/** `actsNext` is a state's, the others a transition's: who may send its event, when the clock does, and why it is refused. */
export interface InterviewMeta {
  actsNext?: Role;
  by?: readonly Role[];
  due?: ClockInstant;
  refused?: Refusal;
}
