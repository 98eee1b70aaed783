import { fromPromise } from 'xstate';
import type { CompanyPage } from '../../../contract/company-workspace.ts';
import type { CompanyMembership } from '../../../contract/recovery.ts';
import { requestFor } from '../../machines/request/request.machine.ts';
import { api } from '../api.ts';
import { waitForConnection } from '../connection.ts';
import { outdatedBy } from '../outdated.ts';

/** The company without members that the user has claimed, and the state of the claim. */
export const claimRequest = requestFor<null, CompanyPage>().provide({
  actors: {
    watchChanges: outdatedBy('company'),
    waitForConnection,
    fetch: fromPromise<CompanyPage, { payload: null }>(async ({ signal }) => (await api('getCompanyClaim', {}, { signal })).data),
  },
});

/** Sets the company that the recruiter hires for. */
export const joinCompanyRequest = requestFor<{ name: string }, CompanyMembership>().provide({
  actors: {
    waitForConnection,
    fetch: fromPromise<CompanyMembership, { payload: { name: string } }>(
      async ({ input, signal }) => (await api('joinCompany', { body: { company_name: input.payload.name } }, { signal })).data,
    ),
  },
});
