import type { InterviewStatus } from '../../../contract/interview-records.ts';
import type { InterviewEventType } from '../../machines/interview/interview.types.ts';
import type { Action } from '../../machines/interviewAction/interviewAction.types.ts';

/** In button order, the primary action first. */
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

/** The primary action: the main button, if there is one. Offering other times is primary only if they were requested. */
export function leadingOf(offered: readonly (Action | 'times.reoffered')[], status: InterviewStatus): string | undefined {
  return offered.find((action) => LEADING.includes(action) || (action === 'times.reoffered' && status === 'rescheduleRequested'));
}

/** The actions to offer among those allowed. To a job seeker, declining an offer and canceling it are the same: declining. */
export function offeredOf(allowed: readonly InterviewEventType[]): (Action | 'times.reoffered')[] {
  return ORDER.filter((action) => allowed.includes(action) && !(action === 'interview.cancelled' && allowed.includes('interview.rejected')));
}
