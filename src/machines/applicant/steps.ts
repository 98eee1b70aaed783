import type { Applicant } from '../../../contract/applicants.ts';
import type { ApplicationEventType } from '../application/application.types.ts';
import { restore } from '../application/lifecycle.ts';
import { nextSteps } from '../application/nextSteps.ts';
import { ENDED } from '../application/statuses.ts';

/** Whether there is, or can be, a conversation: not after the application was withdrawn or declined, nor if the job is closed. */
export const canTalk = (applicant: Applicant | null): boolean => applicant !== null && (applicant.status === 'accepted' || !ENDED.includes(applicant.status));

/** What an employer may do with an application in its current state, according to the chart that the server runs. */
export function stepsOf(applicant: Applicant | null): ReadonlySet<ApplicationEventType> {
  if (applicant === null) return new Set();
  const { status, promise, reason } = applicant.application;
  const { steps } = nextSteps(restore(status, promise?.status ?? null, promise?.due_at ?? null, reason));
  return new Set(steps.filter(({ by }) => by.includes('employer')).map(({ event }) => event));
}
