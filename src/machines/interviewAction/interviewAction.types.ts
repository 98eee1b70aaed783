import type { Attendance, Interview, InterviewResult } from '../../../contract/interview-records.ts';
import type { Failure } from '../../lib/failure.ts';

/** An action of either side, with its input. Offering other times has its own form (interviewOffer). */
export type Choice =
  | { action: 'time.accepted' | 'proposal.accepted'; time: string }
  | { action: 'interview.rejected' | 'interview.cancelled'; reason: string }
  | { action: 'reschedule.requested'; times: string[]; reason: string }
  | { action: 'checkIn.made' | 'result.requested' }
  | { action: 'attendance.marked'; attendance: Attendance }
  | { action: 'result.given'; result: InterviewResult; note: string };
export type Action = Choice['action'];

/** Why the server refused: what prevents the action right now. */
export type ActionRefusal =
  | 'notAllowedNow'
  | 'interviewChanged'
  | 'cancelBlocked'
  | 'interviewTimeGone'
  | 'checkInClosed'
  | 'attendanceClosed'
  | 'resultTooEarly';

/** What is wrong with a choice before it is sent. */
export type ChoiceFault = 'reasonMissing' | 'reasonTooLong' | 'noteTooLong' | 'timePast' | 'timeTwice';

export interface InterviewActionContext {
  interview: Interview;
  /** The instant of the server's clock that the page shows, ISO-8601: advanced by answers, and by each window that opens or closes. */
  asOf: string;
  /** Server's time minus the device's, ms. */
  clockOffset: number;
  /** The instant being waited for. */
  waitsFor: string | null;
  action: Action | null;
  choice: Choice | null;
  /** The Idempotency-Key of the choice, the same on every retry. */
  key: string;
  /** The version of the interview that the choice was made for, the same on every retry: a key belongs to one request. */
  sequence: number;
  fault: ChoiceFault | null;
  refusal: ActionRefusal | null;
  failure: Failure | null;
}

export type InterviewActionEvent =
  | { type: 'action.chosen'; action: Action; key: string }
  | { type: 'choice.confirmed'; choice: Choice; key: string }
  | { type: 'action.retried' }
  | { type: 'action.left' }
  /** The other side, another device of the user, or the clock changed it; or the user returned to the page. */
  | { type: 'interview.changed' };
