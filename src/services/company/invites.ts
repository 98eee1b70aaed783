import { fromPromise } from 'xstate';
import type { CompanyMembership } from '../../../contract/recovery.ts';
import type { OpenedInvite } from '../../../contract/team.ts';
import { requestFor } from '../../machines/request/request.machine.ts';
import { api } from '../api.ts';
import { waitForConnection } from '../connection.ts';

/** What an invitation says. Its ticket goes into a cookie that no script reads; without one, the invitation of that cookie is meant. */
export const openInviteRequest = requestFor<{ ticket: string }, OpenedInvite>().provide({
  actors: {
    waitForConnection,
    fetch: fromPromise<OpenedInvite, { payload: { ticket: string } }>(
      async ({ input, signal }) => (await api('openInvite', { body: input.payload.ticket === '' ? {} : { token: input.payload.ticket } }, { signal })).data,
    ),
  },
});

/** Joins the company that invited. */
export const acceptInviteRequest = requestFor<null, CompanyMembership>().provide({
  actors: {
    waitForConnection,
    fetch: fromPromise<CompanyMembership, { payload: null }>(async ({ signal }) => (await api('acceptInvite', {}, { signal })).data),
  },
});
