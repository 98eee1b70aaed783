import { assign, setup } from 'xstate';
import type { Failure } from '../../lib/failure.ts';
import { failingActions, failingGuards, failsTo, unansweredStates } from '../failing.ts';
import { logoutActors } from './logout.actors.ts';

export type LogoutEvent = { type: 'logout.retried' } | { type: 'logout.abandoned' };

/**
 * Where to go after signing out: to the home page, reloading it if already there or on /get-started (specification §4); elsewhere only if the user
 * signed out to use another account.
 */
export type LogoutOutput = { loggedOut: true; target: string; isReload: boolean } | { loggedOut: false };

/**
 * Signs out: first on the server, then in this browser. Until the server confirms, the page doesn't claim that the user is signed out, because on a
 * shared device they wouldn't be.
 */
export const logoutMachine = setup({
  types: {} as {
    context: { path: string; to: string | null; failure: Failure | null; hasLeft: boolean };
    events: LogoutEvent;
    /** `path`: the current one, without the language segment. `to`: where to go next, a path of ours. */
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
        input: ({ context }) => ({ to: context.to }),
        onDone: 'clearing',
        onError: failsTo('offline', 'failed'),
      },
    },
    clearing: {
      tags: 'busy',
      // What couldn't be cleared contains no secret and no session, so it doesn't prevent signing out.
      invoke: { id: 'clearTraces', src: 'clearTraces', onDone: { target: 'loggedOut', actions: 'leave' }, onError: { target: 'loggedOut', actions: 'leave' } },
    },
    ...unansweredStates('revoking', { 'logout.retried': 'revoking', 'logout.abandoned': 'stayed' }),
    loggedOut: { type: 'final' },
    stayed: { type: 'final' },
  },
  output: ({ context }) =>
    context.hasLeft
      ? { loggedOut: true, target: context.to ?? '/', isReload: context.to === null && (context.path === '/' || context.path === '/get-started') }
      : { loggedOut: false },
});
