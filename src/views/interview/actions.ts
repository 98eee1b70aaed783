import type { InterviewEventType } from '../../machines/interview/interview.types.ts';
import type { Action } from '../../machines/interviewAction/interviewAction.types.ts';

/** In the order their buttons stand, the one that leads on first. */
const ORDER: readonly (Action | 'times.reoffered')[] = [
  'time.accepted',
  'proposal.accepted',
  'checkIn.made',
  'result.given',
  'attendance.marked',
  'result.requested',
  'times.reoffered',
  'reschedule.requested',
  'interview.rejected',
  'interview.cancelled',
];

/** Which lead on: one of them, the first, is the main button. */
export const LEADING: readonly string[] = ['time.accepted', 'proposal.accepted', 'checkIn.made', 'result.given', 'attendance.marked', 'times.reoffered'];

/** What is offered of what is allowed. Declining an offer and cancelling it are one thing to a seeker: declining. */
export function offeredOf(allowed: readonly InterviewEventType[]): (Action | 'times.reoffered')[] {
  return ORDER.filter((action) => allowed.includes(action) && !(action === 'interview.cancelled' && allowed.includes('interview.rejected')));
}
