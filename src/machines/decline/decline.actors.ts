import { fromPromise } from 'xstate';
import type { DeclineReason } from '../../../contract/decline-reasons.ts';
import { connectionActors } from '../connection.actors.ts';
import { missing } from '../missing.ts';

/** Whom it came to: those that were settled meanwhile stayed as they were. */
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

/** What declining needs done for it. */
export const declineActors = {
  ...connectionActors,
  declineApplicants: fromPromise<DeclineOutcome, Declining>(missing('declineApplicants')),
};
