import { fromPromise } from 'xstate';
import type { EmailedReach } from '../../contract/reach.ts';
import { requestFor } from '../machines/request/request.machine.ts';
import { api } from './api.ts';
import { waitForConnection } from './connection.ts';

/** Which emails an email's link stops, and whether they are on. */
export const openReachRequest = requestFor<{ ticket: string }, EmailedReach>().provide({
  actors: {
    waitForConnection,
    fetch: fromPromise<EmailedReach, { payload: { ticket: string } }>(
      async ({ input, signal }) => (await api('openEmailedReach', { body: input.payload }, { signal })).data,
    ),
  },
});

/** Stops them, or turns them on again. */
export const saveReachRequest = requestFor<{ ticket: string; on: boolean }, EmailedReach>().provide({
  actors: {
    waitForConnection,
    fetch: fromPromise<EmailedReach, { payload: { ticket: string; on: boolean } }>(
      async ({ input, signal }) => (await api('saveEmailedReach', { body: input.payload }, { signal })).data,
    ),
  },
});
