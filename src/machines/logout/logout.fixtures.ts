import { defineFlow } from '../flow.ts';
import { broken, offline } from '../samples.ts';
import { logoutMachine } from './logout.machine.ts';

export const logoutFlow = defineFlow({
  id: 'logout',
  area: 'account',
  title: 'Log out',
  purpose: 'Ends the session on the server, then clears what this browser kept of it.',
  source: 'src/machines/logout/logout.machine.ts',
  machine: logoutMachine,
  states: {
    revoking: 'The server is ending the session.',
    clearing: 'Cookies are cleared and the chat is signed out.',
    offline: 'The device is offline; logging out goes on once it is back.',
    failed: 'The server did not confirm; one is still logged in.',
    loggedOut: 'Logged out.',
    stayed: 'The person chose to stay logged in.',
  },
  fixtures: {
    inputs: { elsewhere: { path: '/onsite-job' } },
    events: { 'logout.retried': [{ type: 'logout.retried' }], 'logout.abandoned': [{ type: 'logout.abandoned' }] },
    actors: {
      revokeSession: { done: [undefined], error: [offline, broken] },
      clearTraces: { done: [undefined], error: [broken] },
      waitForConnection: { done: [undefined] },
    },
    project: () => null,
  },
});
