import { fromPromise } from 'xstate';
import type { CompanyMembership } from '../../contract/recovery.ts';
import { requestFor } from '../machines/request/request.machine.ts';
import { api } from './api.ts';
import { waitForConnection } from './connection.ts';

/** Whose, and what was last heard: each page of the workspace begins from it, and asks again behind it. */
let heard: { userId: string; membership: CompanyMembership | null } | null = null;

/** What was heard last of this account's company; undefined before the first answer. */
export const heardMembership = (userId: string): CompanyMembership | null | undefined => (heard?.userId === userId ? heard.membership : undefined);

/** The company a recruiter hires for; null without one. */
export const membershipRequest = requestFor<{ userId: string }, CompanyMembership | null>().provide({
  actors: {
    waitForConnection,
    fetch: fromPromise(async ({ input, signal }) => {
      const { data } = await api('getMembership', {}, { signal });
      heard = { userId: input.payload.userId, membership: data };
      return data;
    }),
  },
});
