import { fromCallback, fromPromise } from 'xstate';
import type { Interview } from '../../../contract/interview-records.ts';
import { connectionActors } from '../connection.actors.ts';
import { missing } from '../missing.ts';
import type { ActionRefusal, Choice } from './interviewAction.types.ts';

/** The interview as the server has it, and the instant of its clock. */
export interface LatestInterview {
  interview: Interview;
  now: string;
}

/** A refusal brings the interview as it is now; null where that could not be had. */
export type ActionAnswer = ({ ok: true } & LatestInterview) | { ok: false; failure: ActionRefusal; interview: Interview | null; now: string };

export interface ActionInput {
  id: string;
  /** Which state of it one answers to. */
  sequence: number;
  choice: Choice;
  key: string;
}

/** What acting on an interview needs done for it. */
export const interviewActionActors = {
  ...connectionActors,
  loadInterview: fromPromise<LatestInterview, { id: string }>(missing('loadInterview')),
  sendChoice: fromPromise<ActionAnswer, ActionInput>(missing('sendChoice')),
  /** Tells `interview.changed`; never ends. */
  watchInterview: fromCallback<{ type: 'interview.changed' }, { id: string }>(missing('watchInterview')),
};
