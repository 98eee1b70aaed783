import { assign, setup } from 'xstate';
import type { DeclineReason } from '../../../contract/decline-reasons.ts';
import type { Failure } from '../../lib/failure.ts';
import { failingActions, failingGuards, failsTo, unansweredStates } from '../failing.ts';
import { declineActors, type DeclineOutcome } from './decline.actors.ts';

interface DeclineContext {
  ids: string[];
  /** The Idempotency-Key, the same on every retry. */
  key: string;
  reason: DeclineReason;
  note: string;
  outcome: DeclineOutcome | null;
  failure: Failure | null;
}

export type DeclineEvent =
  | { type: 'reason.submitted'; reason: DeclineReason; note: string }
  | { type: 'reason.changed' }
  | { type: 'decline.confirmed' }
  | { type: 'decline.abandoned' };

/** Declines one or more applicants for one reason. Applicants are notified right away and it can't be undone, so the message is shown before. */
export const declineMachine = setup({
  types: {} as {
    context: DeclineContext;
    events: DeclineEvent;
    input: { ids: string[]; key: string };
    output: { outcome: DeclineOutcome | null };
    tags: 'busy';
  },
  actors: declineActors,
  guards: failingGuards,
  actions: {
    ...failingActions,
    storeReason: assign((_, { reason, note }: { reason: DeclineReason; note: string }) => ({ reason, note })),
    storeOutcome: assign((_, { outcome }: { outcome: DeclineOutcome }) => ({ outcome })),
  },
}).createMachine({
  id: 'decline',
  context: ({ input }) => ({ ...input, reason: 'skills', note: '', outcome: null, failure: null }),
  initial: 'choosingReason',
  states: {
    choosingReason: {
      on: {
        'reason.submitted': { target: 'confirming', actions: { type: 'storeReason', params: ({ event: { reason, note } }) => ({ reason, note }) } },
        'decline.abandoned': 'abandoned',
      },
    },
    confirming: { on: { 'decline.confirmed': 'declining', 'reason.changed': 'choosingReason', 'decline.abandoned': 'abandoned' } },
    declining: {
      tags: 'busy',
      invoke: {
        id: 'declineApplicants',
        src: 'declineApplicants',
        input: ({ context: { ids, reason, note, key } }) => ({ ids, reason, note, key }),
        onDone: { target: 'declined', actions: { type: 'storeOutcome', params: ({ event }) => ({ outcome: event.output }) } },
        onError: failsTo('offline', 'failed'),
      },
    },
    ...unansweredStates('declining', { 'decline.abandoned': 'abandoned' }, { whenFailed: { 'decline.confirmed': 'declining' } }),
    declined: { type: 'final' },
    abandoned: { type: 'final' },
  },
  output: ({ context }) => ({ outcome: context.outcome }),
});
