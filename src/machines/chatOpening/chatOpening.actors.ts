import { fromPromise } from 'xstate';
import { connectionActors } from '../connection.actors.ts';
import { missing } from '../missing.ts';

/** `unavailable`: the job is closed, nobody at the company reads messages, or one of the two blocks the other. */
export type OpeningFailure = 'signInRequired' | 'profileIncomplete' | 'notEligible' | 'unavailable';
export type ConditionAnswer = { ok: true } | { ok: false; failure: OpeningFailure };
export type OpeningAnswer = { ok: true; chatId: string } | { ok: false; failure: OpeningFailure };

export const chatOpeningActors = {
  ...connectionActors,
  /** What the job seeker still needs to chat about this job (specification §6). */
  checkCondition: fromPromise<ConditionAnswer, { jobId: number }>(missing('checkCondition')),
  /** Returns the conversation with the recruiter of the job, and starts one if there is none. */
  openChat: fromPromise<OpeningAnswer, { jobId: number }>(missing('openChat')),
};
