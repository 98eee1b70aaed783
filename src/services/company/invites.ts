import { fromPromise } from 'xstate';
import type { CompanyMembership } from '../../../contract/recovery.ts';
import type { OpenedInvite } from '../../../contract/team.ts';
import { requestFor } from '../../machines/request/request.machine.ts';
import { api } from '../api.ts';
import { waitForConnection } from '../connection.ts';

/** The content of an invitation. Its ticket goes into a cookie that scripts can't read; without a ticket, that cookie's invitation is used. */
export const openInviteRequest = requestFor<{ ticket: string }, OpenedInvite>().provide({
  actors: {
    waitForConnection,
    fetch: fromPromise<OpenedInvite, { payload: { ticket: string } }>(
      async ({ input, signal }) => (await api('openInvite', { body: input.payload.ticket === '' ? {} : { token: input.payload.ticket } }, { signal })).data,
    ),
  },
});

/** Accepts the invitation to a company. */
export const acceptInviteRequest = requestFor<null, CompanyMembership>().provide({
  actors: {
    waitForConnection,
    fetch: fromPromise<CompanyMembership, { payload: null }>(async ({ signal }) => (await api('acceptInvite', {}, { signal })).data),
  },
});
