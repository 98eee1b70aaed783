import { fromPromise } from 'xstate';
import { logoutMachine } from '../machines/logout/logout.machine.ts';
import { api } from './api.ts';
import { waitForConnection } from './connection.ts';
import { dropCookies } from './session.ts';

export const logout = logoutMachine.provide({
  actors: {
    waitForConnection,
    revokeSession: fromPromise<void>(async ({ signal }) => {
      // While the user is still known.
      await import('./push.ts').then(({ stopBeingPushed }) => stopBeingPushed()).catch(() => undefined);
      await api('logOut', { body: { source: 'web' } }, { signal });
    }),
    clearTraces: fromPromise<void>(async () => {
      await dropCookies();
      (await import('./traces.ts')).dropTraces();
    }),
  },
});
