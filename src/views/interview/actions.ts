import type { InterviewStatus } from '../../../contract/interview-records.ts';
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

const LEADING: readonly string[] = ['time.accepted', 'proposal.accepted', 'checkIn.made', 'result.given', 'attendance.marked'];

/** The one that leads on: the main button, where there is one. Other times lead on only where they were asked for. */
export function leadingOf(offered: readonly (Action | 'times.reoffered')[], status: InterviewStatus): string | undefined {
  return offered.find((action) => LEADING.includes(action) || (action === 'times.reoffered' && status === 'rescheduleRequested'));
}

/** What is offered of what is allowed. Declining an offer and cancelling it are one thing to a seeker: declining. */
export function offeredOf(allowed: readonly InterviewEventType[]): (Action | 'times.reoffered')[] {
  return ORDER.filter((action) => allowed.includes(action) && !(action === 'interview.cancelled' && allowed.includes('interview.rejected')));
}
