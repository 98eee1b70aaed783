import { fromPromise } from 'xstate';
import { missing } from '../missing.ts';
import { stepUpMachine } from '../stepUp/stepUp.machine.ts';

/**
 * `invalid`: the typed name isn't the company's. `proofNeeded`: the user must reauthenticate. `refused`: the member may not delete it; the message is
 * the server's.
 */
export type DeletionAnswer =
  | { ok: true }
  | { ok: false; failure: 'invalid'; fields: Record<string, string[]> }
  | { ok: false; failure: 'proofNeeded' }
  | { ok: false; failure: 'refused'; message: string };

export const companyDeletionActors = {
  deleteCompany: fromPromise<DeletionAnswer, { name: string }>(missing('deleteCompany')),
  stepUp: stepUpMachine,
};
