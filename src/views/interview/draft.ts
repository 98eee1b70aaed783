import type { Attendance, InterviewResult } from '../../../contract/interview-records.ts';
import type { Action, Choice } from '../../machines/interviewAction/interviewAction.types.ts';

/** The values of an action's dialog before it is confirmed. */
export interface ChoiceDraft {
  time: string | null;
  reason: string;
  /** Proposed times, as fields hold them: in the reader's time zone, "2026-01-12T14:00"; empty if not filled in. */
  times: string[];
  attendance: Attendance | null;
  result: InterviewResult | null;
  note: string;
}

export const emptyDraft = (): ChoiceDraft => ({ time: null, reason: '', times: [''], attendance: null, result: null, note: '' });

/** The instant of a field's value, in the reader's time zone; empty if there is none. */
export const instantOf = (field: string): string => (field === '' || Number.isNaN(Date.parse(field)) ? '' : new Date(field).toISOString());

/** An instant as the value of a datetime field, in the reader's time zone. */
export function fieldOf(instant: string): string {
  const at = new Date(instant);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** The choice of a draft; null while something is missing that only the user can choose. */
export function choiceOf(action: Action, { time, reason, times, attendance, result, note }: ChoiceDraft): Choice | null {
  switch (action) {
    case 'time.accepted':
    case 'proposal.accepted':
      return time === null ? null : { action, time };
    case 'interview.rejected':
    case 'interview.cancelled':
      return { action, reason };
    case 'reschedule.requested':
      return { action, reason, times: times.map(instantOf).filter((each) => each !== '') };
    case 'attendance.marked':
      return attendance && { action, attendance };
    case 'result.given':
      return result && { action, result, note };
    default:
      return { action };
  }
}
