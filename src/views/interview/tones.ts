import type { InterviewSide, InterviewStatus } from '../../../contract/interview-records.ts';

const TONES = {
  pending: 'waiting',
  rescheduleRequested: 'waiting',
  upcoming: 'accent',
  checkInOpen: 'accent',
  checkedIn: 'accent',
  inProgress: 'accent',
  finished: 'inform',
  completed: 'inform',
  pendingResult: 'waiting',
  passed: 'accent',
  notSuitable: 'neutral',
  seekerAbsent: 'refused',
  employerAbsent: 'refused',
  bothAbsent: 'refused',
  rejected: 'neutral',
  cancelled: 'neutral',
  expired: 'neutral',
} as const satisfies Record<InterviewStatus, string>;

/** Whose answer a state waits for. */
const ANSWERS: Partial<Record<InterviewStatus, InterviewSide>> = { pending: 'seeker', rescheduleRequested: 'employer' };

/** The color of a state for one side: only the other side is waited for. */
export const toneOf = (status: InterviewStatus, side: InterviewSide) => (ANSWERS[status] === side ? 'accent' : TONES[status]);
