import type { ApplicationState } from '../../../contract/records.ts';

/** Where applications stand, those that wait for the employer first. */
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
