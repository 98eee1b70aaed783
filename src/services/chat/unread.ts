import { fromCallback, fromPromise } from 'xstate';
import { requestFor } from '../../machines/request/request.machine.ts';
import { api } from '../api.ts';
import { waitForConnection } from '../connection.ts';
import { watchChats } from './watching.ts';

/** The number of unread messages. */
export const unreadRequest = requestFor<null, number>().provide({
  actors: {
    waitForConnection,
    watchChanges: fromCallback<{ type: 'response.outdated' }, { payload: unknown }>(({ sendBack }) =>
      watchChats(() => sendBack({ type: 'response.outdated' })),
    ),
    fetch: fromPromise<number, { payload: null }>(async ({ signal }) => (await api('countUnread', {}, { signal })).data.messages),
  },
});
