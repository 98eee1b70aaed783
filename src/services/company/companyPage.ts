import { fromCallback, fromPromise } from 'xstate';
import type { CompanyChanges, CompanyPage } from '../../../contract/company-workspace.ts';
import { ERRORS } from '../../../contract/errors.ts';
import { toFailure } from '../../lib/failure.ts';
import type { CompanyAnswer, CompanyChanged } from '../../machines/companyEditor/companyEditor.actors.ts';
import { companyEditorMachine } from '../../machines/companyEditor/companyEditor.machine.ts';
import { api } from '../api.ts';
import { waitForConnection } from '../connection.ts';
import { watchChanged } from '../realtime.ts';

/** The company editor chart with its actors. */
export const companyEditor = companyEditorMachine.provide({
  actors: {
    waitForConnection,
    loadCompany: fromPromise<CompanyPage>(async ({ signal }) => (await api('getCompanyPage', {}, { signal })).data),
    saveCompany: fromPromise<CompanyAnswer, { changes: CompanyChanges }>(async ({ input, signal }) => {
      try {
        return { ok: true, page: (await api('saveCompany', { body: input.changes }, { signal })).data };
      } catch (error) {
        const { status, code, fields, message } = toFailure(error);
        if (code === ERRORS.parameterInvalid.code) return { ok: false, failure: 'invalid', fields };
        if (status === 403) return { ok: false, failure: 'refused', message };
        throw error;
      }
    }),
    watchCompany: fromCallback<CompanyChanged>(({ sendBack }) => watchChanged('company', () => sendBack({ type: 'company.changed' }))),
  },
});
