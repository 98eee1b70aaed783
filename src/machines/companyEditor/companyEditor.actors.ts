import { fromPromise } from 'xstate';
import type { CompanyDetails, CompanyPage } from '../../../contract/company-workspace.ts';
import { connectionActors } from '../connection.actors.ts';
import { missing } from '../missing.ts';

/** Refused with the server's message: the member may no longer edit it. */
export type CompanyAnswer =
  | { ok: true; page: CompanyPage }
  | { ok: false; failure: 'invalid'; fields: Record<string, string[]> }
  | { ok: false; failure: 'refused'; message: string };

export const companyEditorActors = {
  ...connectionActors,
  loadCompany: fromPromise<CompanyPage>(missing('loadCompany')),
  saveCompany: fromPromise<CompanyAnswer, { details: CompanyDetails }>(missing('saveCompany')),
};
