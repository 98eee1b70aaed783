import { assign, setup } from 'xstate';
import type { Application } from '../../../contract/records.ts';
import type { Failure } from '../../lib/failure.ts';
import { failingActions, failingGuards, failsTo, waitsFor } from '../failing.ts';
import { type WithdrawAnswer, withdrawActors } from './withdraw.actors.ts';

export interface WithdrawContext {
  jobId: number;
  /** The Idempotency-Key, the same on every retry. */
  key: string;
  /** The application in its current state, once the server returned it. */
  application: Application | null;
  failure: Failure | null;
}

export type WithdrawEvent = { type: 'withdraw.confirmed' } | { type: 'withdraw.abandoned' };

const answerIn = ({ event }: { event: { output: WithdrawAnswer } }) => ({ answer: event.output });

/** Withdraws an application. It can't be undone, and nobody can apply for the same job twice, so `confirming` warns first. */
export const withdrawMachine = setup({
  types: {} as {
    context: WithdrawContext;
    events: WithdrawEvent;
    input: { jobId: number; key: string };
    output: { application: Application | null };
    tags: 'busy';
  },
  actors: withdrawActors,
  guards: { ...failingGuards, isAccepted: (_, { answer }: { answer: WithdrawAnswer }) => answer.ok },
  actions: {
    ...failingActions,
    storeApplication: assign({ application: (_, { answer }: { answer: WithdrawAnswer }) => answer.application }),
  },
}).createMachine({
  id: 'withdraw',
  context: ({ input }) => ({ ...input, application: null, failure: null }),
  initial: 'confirming',
  states: {
    confirming: { on: { 'withdraw.confirmed': 'withdrawing', 'withdraw.abandoned': 'abandoned' } },
    withdrawing: {
      tags: 'busy',
      invoke: {
        id: 'withdrawApplication',
        src: 'withdrawApplication',
        input: ({ context }) => ({ jobId: context.jobId, key: context.key }),
        onDone: [
          { guard: { type: 'isAccepted', params: answerIn }, target: 'withdrawn', actions: { type: 'storeApplication', params: answerIn } },
          { target: 'refused', actions: { type: 'storeApplication', params: answerIn } },
        ],
        onError: failsTo('offline', 'failed'),
      },
    },
    offline: {
      invoke: waitsFor('withdrawing'),
      on: { 'withdraw.confirmed': 'withdrawing', 'withdraw.abandoned': 'abandoned' },
    },
    failed: { on: { 'withdraw.confirmed': 'withdrawing', 'withdraw.abandoned': 'abandoned' } },
    refused: { on: { 'withdraw.abandoned': 'abandoned' } },
    withdrawn: { type: 'final' },
    abandoned: { type: 'final' },
  },
  output: ({ context }) => ({ application: context.application }),
});
