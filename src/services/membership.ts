import { fromPromise } from 'xstate';
import type { CompanyMembership } from '../../contract/recovery.ts';
import { requestFor } from '../machines/request/request.machine.ts';
import { api } from './api.ts';
import { waitForConnection } from './connection.ts';
import { outdatedBy } from './outdated.ts';

/** The company a recruiter hires for; null if none. */
export const membershipRequest = requestFor<null, CompanyMembership | null>().provide({
  actors: {
    waitForConnection,
    watchChanges: outdatedBy('company'),
    fetch: fromPromise<CompanyMembership | null, { payload: null }>(async ({ signal }) => (await api('getMembership', {}, { signal })).data),
  },
});
