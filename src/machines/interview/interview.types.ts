import type { Attendance, InterviewClosure, InterviewResult, InterviewSide, InterviewStatus } from '../../../contract/interview-records.ts';

export type { Attendance, InterviewClosure, InterviewStatus };
export type Role = InterviewSide | 'system';
/** Either of the two who meet. */
export type Side = InterviewSide;

/** What the chart keeps. Instants are ISO-8601. */
export interface InterviewContext {
  /** Offered, 1 to 3. */
  times: string[];
  /** What the seeker would rather have, while a reschedule is asked for. */
  proposedTimes: string[];
  /** Agreed. */
  startsAt: string | null;
  minutes: number;
  checkedIn: Record<Side, string | null>;
  /** What the other side said of each. */
  attendance: Record<Side, Attendance | null>;
  resultRequestedAt: string | null;
  reason: string | null;
  endedBy: Role | null;
}

/** Every event carries the instant at which it happens, by the server's clock: no guard asks a clock of its own. */
interface Happening {
  now: string;
}

export type InterviewEvent = Happening &
  (
    | { type: 'times.reoffered'; times: string[]; minutes: number }
    | { type: 'time.accepted'; time: string }
    /** The employer takes one of the times the seeker proposed. */
    | { type: 'proposal.accepted'; time: string }
    | { type: 'interview.rejected'; reason: string }
    | { type: 'reschedule.requested'; times: string[]; reason: string }
    | { type: 'interview.cancelled'; by: Side; reason: string }
    /** The application it is of has ended, or the job: it falls with them, however near it is. */
    | { type: 'interview.closed'; because: InterviewClosure }
    | { type: 'checkIn.made'; by: Side }
    /** `by` says of the other whether they came. */
    | { type: 'attendance.marked'; by: Side; attendance: Attendance }
    | { type: 'result.requested' }
    | { type: 'result.given'; result: InterviewResult }
    /** The last of the times offered or proposed has come without an agreement. The four of the clock: sent when they are due. */
    | { type: 'times.passed' }
    | { type: 'checkIn.opened' }
    | { type: 'interview.started' }
    | { type: 'interview.ended' }
  );

export type InterviewEventType = InterviewEvent['type'];
export type ClockEventType = 'times.passed' | 'checkIn.opened' | 'interview.started' | 'interview.ended';

/** Who may send each event. The server checks it in the same transaction as the chart. */
export const SENDERS: { readonly [Type in InterviewEventType]: readonly Role[] } = {
  'times.reoffered': ['employer'],
  'time.accepted': ['seeker'],
  'proposal.accepted': ['employer'],
  'interview.rejected': ['seeker'],
  'reschedule.requested': ['seeker'],
  'interview.cancelled': ['seeker', 'employer'],
  'interview.closed': ['system'],
  'checkIn.made': ['seeker', 'employer'],
  'attendance.marked': ['seeker', 'employer'],
  'result.requested': ['seeker'],
  'result.given': ['employer'],
  'times.passed': ['system'],
  'checkIn.opened': ['system'],
  'interview.started': ['system'],
  'interview.ended': ['system'],
};

export const otherSide = (side: Side): Side => (side === 'seeker' ? 'employer' : 'seeker');
