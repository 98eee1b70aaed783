import { assign, setup } from 'xstate';
import type { Failure } from '../../lib/failure.ts';
import { failingActions, failingGuards, failsTo, waitsFor } from '../failing.ts';
import { logoutActors } from './logout.actors.ts';

export type LogoutEvent = { type: 'logout.retried' } | { type: 'logout.abandoned' };

/**
 * Where to go once logged out: to the start page, reloading it when one is there already or on /get-started (specification §4); elsewhere only
 * for who logs out to sign in with another account.
 */
export type LogoutOutput = { loggedOut: true; target: string; isReload: boolean } | { loggedOut: false };

/**
 * Logs out: first on the server, then in this browser. While the server has not confirmed, the person is not told they
 * are out, because on a shared device they would not be.
 */
export const logoutMachine = setup({
  types: {} as {
    context: { path: string; to: string | null; failure: Failure | null; hasLeft: boolean };
    events: LogoutEvent;
    /** `path`: the one one is on, without the language segment. `to`: where to go on, a path of ours. */
    input: { path: string; to?: string };
    output: LogoutOutput;
    tags: 'busy';
  },
  actors: logoutActors,
  guards: failingGuards,
  actions: {
    ...failingActions,
    leave: assign({ hasLeft: true }),
  },
}).createMachine({
  id: 'logout',
  context: ({ input }) => ({ path: input.path, to: input.to ?? null, failure: null, hasLeft: false }),
  initial: 'revoking',
  states: {
    revoking: {
      tags: 'busy',
      invoke: {
        id: 'revokeSession',
        src: 'revokeSession',
        onDone: 'clearing',
        onError: failsTo('offline', 'failed'),
      },
    },
    clearing: {
      tags: 'busy',
      // What could not be cleared holds no secret and no session, so it does not keep anyone from leaving.
      invoke: { id: 'clearTraces', src: 'clearTraces', onDone: { target: 'loggedOut', actions: 'leave' }, onError: { target: 'loggedOut', actions: 'leave' } },
    },
    offline: {
      invoke: waitsFor('revoking'),
      on: { 'logout.retried': 'revoking', 'logout.abandoned': 'stayed' },
    },
    failed: { on: { 'logout.retried': 'revoking', 'logout.abandoned': 'stayed' } },
    loggedOut: { type: 'final' },
    stayed: { type: 'final' },
  },
  output: ({ context }) =>
    context.hasLeft
      ? { loggedOut: true, target: context.to ?? '/', isReload: context.to === null && (context.path === '/' || context.path === '/get-started') }
      : { loggedOut: false },
});
