import { fromPromise } from 'xstate';
import { logoutMachine } from '../machines/logout/logout.machine.ts';
import { api } from './api.ts';
import { waitForConnection } from './connection.ts';
import { dropCookies } from './session.ts';

/** The page of an invitation: whoever returns to it accepts the invitation with another account. */
const JOIN = '/employer/join';

export const logout = logoutMachine.provide({
  actors: {
    waitForConnection,
    revokeSession: fromPromise<void, { to: string | null }>(async ({ input, signal }) => {
      // While the user is still known.
      await import('./push.ts').then(({ stopBeingPushed }) => stopBeingPushed()).catch(() => undefined);
      await api('logOut', { body: { source: 'web', ...(input.to === JOIN ? { keeps_invite: true } : {}) } }, { signal });
    }),
    clearTraces: fromPromise<void>(async () => {
      await dropCookies();
      (await import('./traces.ts')).dropTraces();
    }),
  },
});
