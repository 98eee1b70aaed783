import { assign, setup } from 'xstate';
import type { Failure } from '../../lib/failure.ts';
import { answerGuards, answerIn, refused } from '../answer.ts';
import { failingActions, storeFailure } from '../failing.ts';
import { proofGuards, provingState } from '../stepUp/stepUp.proving.ts';
import { pendingEmailActors, type ResendAnswer } from './pendingEmail.actors.ts';

interface PendingEmailContext {
  /** The account's current address, where a code for reauthentication would be sent. */
  email: string;
  /** The pending address, or the one just canceled. */
  pending: string | null;
  failure: Failure | null;
}

type PendingEmailEvent =
  /** A confirmation email was just sent to it. */
  { type: 'address.awaited'; email: string } | { type: 'letter.resendRequested' } | { type: 'change.cancelled' } | { type: 'load.retried' };

/**
 * A new email address that waits for confirmation: its confirmation email can be sent again, after reauthentication, and the change can be canceled.
 * Nothing changes before it is confirmed.
 */
export const pendingEmailMachine = setup({
  types: {} as {
    context: PendingEmailContext;
    events: PendingEmailEvent;
    input: { email: string };
    tags: 'busy';
    children: { stepUp: 'stepUp' };
  },
  actors: pendingEmailActors,
  guards: {
    isWaiting: (_, { pending }: { pending: string | null }) => pending !== null,
    ...answerGuards,
    ...proofGuards,
  },
  actions: {
    ...failingActions,
    storePending: assign((_, { pending }: { pending: string | null }) => ({ pending, failure: null })),
  },
}).createMachine({
  id: 'pendingEmail',
  context: ({ input }) => ({ ...input, pending: null, failure: null }),
  initial: 'loading',
  on: { 'address.awaited': { target: '.waiting', actions: { type: 'storePending', params: ({ event }) => ({ pending: event.email }) } } },
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'readPending',
        src: 'readPending',
        onDone: [
          {
            guard: { type: 'isWaiting', params: ({ event }) => ({ pending: event.output }) },
            target: 'waiting',
            actions: { type: 'storePending', params: ({ event }) => ({ pending: event.output }) },
          },
          { target: 'none' },
        ],
        onError: { target: 'unread', actions: storeFailure },
      },
    },
    unread: { on: { 'load.retried': 'loading' } },
    none: { initial: 'idle', states: { idle: {}, cancelled: {} } },
    waiting: {
      initial: 'idle',
      on: { 'letter.resendRequested': 'resending', 'change.cancelled': 'cancelling' },
      states: { idle: {}, resent: {}, tooMany: {}, notSent: {}, taken: {}, failed: {} },
    },
    resending: {
      tags: 'busy',
      invoke: {
        id: 'resendEmail',
        src: 'resendEmail',
        input: ({ context }) => ({ email: context.pending ?? '' }),
        onDone: [
          { guard: { type: 'isAccepted', params: answerIn<ResendAnswer> }, target: 'waiting.resent' },
          refused('proofNeeded', 'proving'),
          refused('tooMany', 'waiting.tooMany'),
          refused('taken', 'waiting.taken'),
          { target: 'waiting.notSent' },
        ],
        onError: { target: 'waiting.failed', actions: storeFailure },
      },
    },
    proving: provingState('resending', { target: 'waiting' }),
    cancelling: {
      tags: 'busy',
      invoke: {
        id: 'cancelChange',
        src: 'cancelChange',
        onDone: 'none.cancelled',
        onError: { target: 'waiting.failed', actions: storeFailure },
      },
    },
  },
});
