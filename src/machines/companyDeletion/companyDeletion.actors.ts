import { fromPromise } from 'xstate';
import { missing } from '../missing.ts';
import { stepUpMachine } from '../stepUp/stepUp.machine.ts';

/** `invalid`: the typed name is not the company's. `proofNeeded`: who one is has to be proven first. `refused`: it is not one's to delete, in the server's words. */
export type DeletionAnswer =
  | { ok: true }
  | { ok: false; failure: 'invalid'; fields: Record<string, string[]> }
  | { ok: false; failure: 'proofNeeded' }
  | { ok: false; failure: 'refused'; message: string };

export const companyDeletionActors = {
  deleteCompany: fromPromise<DeletionAnswer, { name: string }>(missing('deleteCompany')),
  stepUp: stepUpMachine,
};
