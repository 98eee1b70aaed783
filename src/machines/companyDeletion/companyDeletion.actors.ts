import { fromPromise } from 'xstate';
import { missing } from '../missing.ts';

/** `invalid`: the typed name is not the company's. `refused`: it is not one's to delete, in the server's words. */
export type DeletionAnswer =
  | { ok: true }
  | { ok: false; failure: 'invalid'; fields: Record<string, string[]> }
  | { ok: false; failure: 'refused'; message: string };

export const companyDeletionActors = {
  deleteCompany: fromPromise<DeletionAnswer, { name: string }>(missing('deleteCompany')),
};
