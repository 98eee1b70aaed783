import { fromCallback, fromPromise } from 'xstate';
import type { Interview } from '../../../contract/interview-records.ts';
import { connectionActors } from '../connection.actors.ts';
import { missing } from '../missing.ts';
import type { ActionRefusal, Choice } from './interviewAction.types.ts';

/** The interview as stored on the server, and the instant of its clock. */
export interface LatestInterview {
  interview: Interview;
  now: string;
}

/** A refusal includes the current interview; null if it couldn't be fetched. */
export type ActionAnswer = ({ ok: true } & LatestInterview) | { ok: false; failure: ActionRefusal; interview: Interview | null; now: string };

export interface ActionInput {
  id: string;
  /** The version of the interview that the action refers to. */
  sequence: number;
  choice: Choice;
  key: string;
}

/** Actors for acting on an interview. */
export const interviewActionActors = {
  ...connectionActors,
  loadInterview: fromPromise<LatestInterview, { id: string }>(missing('loadInterview')),
  sendChoice: fromPromise<ActionAnswer, ActionInput>(missing('sendChoice')),
  /** Sends `interview.changed`; never ends. */
  watchInterview: fromCallback<{ type: 'interview.changed' }, { id: string }>(missing('watchInterview')),
};
