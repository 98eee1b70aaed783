import { fromPromise } from 'xstate';
import { connectionActors } from '../connection.actors.ts';
import { missing } from '../missing.ts';

/** `unavailable`: the job is closed, nobody of the company reads messages, or one of the two blocks the other. */
export type OpeningFailure = 'signInRequired' | 'profileIncomplete' | 'notEligible' | 'unavailable';
export type ConditionAnswer = { ok: true } | { ok: false; failure: OpeningFailure };
export type OpeningAnswer = { ok: true; chatId: string } | { ok: false; failure: OpeningFailure };

export const chatOpeningActors = {
  ...connectionActors,
  /** What stands between the seeker and a chat about this job (specification §6). */
  checkCondition: fromPromise<ConditionAnswer, { jobId: number }>(missing('checkCondition')),
  /** The conversation with who hires for the job, begun where there was none. */
  openChat: fromPromise<OpeningAnswer, { jobId: number }>(missing('openChat')),
};
