import type { Flow } from '../flow.ts';
import { sampleMachine } from './sample.machine.ts';

/** The flow that the exporters' and the harness's own tests use. */
export const sampleFlow: Flow<typeof sampleMachine> = {
  id: 'sample',
  area: 'shared',
  title: 'Sample sign-in',
  purpose: 'Signs a person in with a one-time code while watching the connection.',
  source: 'packages/flows/sample/sample.machine.ts',
  machine: sampleMachine,
  states: {
    signIn: 'Signing in.',
    'signIn.checking': 'Deciding whether the account is locked.',
    'signIn.identify': 'The address is asked for.',
    'signIn.code': 'A code is under way.',
    'signIn.code.sending': 'The code is being sent.',
    'signIn.code.failed': 'Sending or checking failed.',
    'signIn.code.entering': 'The code is typed.',
    'signIn.code.entering.coolingDown': 'A new code may not be asked for yet.',
    'signIn.code.entering.resendable': 'A new code may be asked for.',
    'signIn.code.verifying': 'The code is being checked.',
    'signIn.locked': 'Too many tries.',
    'signIn.signedIn': 'Signed in.',
    connection: 'Whether the network answers.',
    'connection.online': 'It does.',
    'connection.offline': 'It does not.',
    'connection.reconnecting': 'It is being tried again.',
  },
  fixtures: {
    inputs: { open: { locked: false }, locked: { locked: true } },
    events: {
      'address.submitted': [{ type: 'address.submitted', address: 'ana@example.com' }],
      'address.changeRequested': [{ type: 'address.changeRequested' }],
      'code.submitted': [{ type: 'code.submitted', code: '123456' }],
      'code.resendRequested': [{ type: 'code.resendRequested' }],
      'connection.lost': [{ type: 'connection.lost' }],
      'connection.found': [{ type: 'connection.found' }],
    },
    actors: {
      requestCode: { done: [{ resendAt: '2026-01-01T00:01:00Z' }], error: [new Error('offline')] },
      verifyCode: { done: ['accepted', 'wrong'], error: [new Error('offline')] },
      watchConnection: {},
    },
    project: ({ tries, locked }) => ({ tries, locked }),
  },
};
