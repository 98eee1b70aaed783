import type { InterviewStatus } from '../../../contract/interview-records.ts';

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

/** The color of a state. */
export const toneOf = (status: InterviewStatus) => TONES[status];
