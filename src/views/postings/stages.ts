import type { ApplicationState } from '../../../contract/records.ts';

/** The statuses of applications, those that wait for the employer first. */
export const STAGES = [
  'pending',
  'viewed',
  'communicating',
  'interview',
  'accepted',
  'notAccepted',
  'onHold',
  'withdrawn',
  'jobClosed',
] as const satisfies ApplicationState[];
