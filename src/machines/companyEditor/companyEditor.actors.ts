import { fromCallback, fromPromise } from 'xstate';
import type { CompanyChanges, CompanyPage } from '../../../contract/company-workspace.ts';
import { connectionActors } from '../connection.actors.ts';
import { missing } from '../missing.ts';

/** Refused with the server's message: the member may no longer edit it. */
export type CompanyAnswer =
  | { ok: true; page: CompanyPage }
  | { ok: false; failure: 'invalid'; fields: Record<string, string[]> }
  | { ok: false; failure: 'refused'; message: string };

/** The company changed: a colleague or another page did it. */
export interface CompanyChanged {
  type: 'company.changed';
}

export const companyEditorActors = {
  ...connectionActors,
  loadCompany: fromPromise<CompanyPage>(missing('loadCompany')),
  saveCompany: fromPromise<CompanyAnswer, { changes: CompanyChanges }>(missing('saveCompany')),
  watchCompany: fromCallback<CompanyChanged>(missing('watchCompany')),
};
