import { defineFlow } from '../flow.ts';
import { broken, offline } from '../samples.ts';
import { logoutMachine } from './logout.machine.ts';

export const logoutFlow = defineFlow({
  id: 'logout',
  area: 'account',
  title: 'Log out',
  purpose: 'Ends the session on the server, then clears what this browser stored of it.',
  source: 'src/machines/logout/logout.machine.ts',
  machine: logoutMachine,
  states: {
    revoking: 'The server is ending the session.',
    clearing: 'Clearing cookies and signing out of the chat.',
    offline: 'Offline; signing out continues when the connection is back.',
    failed: 'The server didn’t confirm; the user is still signed in.',
    loggedOut: 'Signed out.',
    stayed: 'The user chose to stay signed in.',
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
