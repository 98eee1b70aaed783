import { fromPromise } from 'xstate';
import { requestFor } from '../../machines/request/request.machine.ts';
import { api } from '../api.ts';
import { waitForConnection } from '../connection.ts';

/** The answer to the letter to a new address: with its ticket the address is changed. */
export const emailChangeRequest = requestFor<{ ticket: string }, { email: string }>().provide({
  actors: {
    waitForConnection,
    fetch: fromPromise<{ email: string }, { payload: { ticket: string } }>(
      async ({ input, signal }) => (await api('confirmEmailChange', { body: { token: input.payload.ticket } }, { signal })).data,
    ),
  },
});
