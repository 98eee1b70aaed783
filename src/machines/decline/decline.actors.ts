import { fromPromise } from 'xstate';
import type { DeclineReason } from '../../../contract/decline-reasons.ts';
import { connectionActors } from '../connection.actors.ts';
import { missing } from '../missing.ts';

/** The applicants that were declined. Those decided in the meantime stayed as they were. */
export interface DeclineOutcome {
  declined: string[];
  settled: string[];
}
export interface Declining {
  ids: string[];
  reason: DeclineReason;
  note: string;
  key: string;
}

/** Actors of the decline chart. */
export const declineActors = {
  ...connectionActors,
  declineApplicants: fromPromise<DeclineOutcome, Declining>(missing('declineApplicants')),
};
