import { assign, setup } from 'xstate';
import type { Application } from '../../../contract/records.ts';
import type { Failure } from '../../lib/failure.ts';
import { answerGuards, branchesOf } from '../answer.ts';
import { failingActions, failingGuards, failsTo, unansweredStates } from '../failing.ts';
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

const { accepted, otherwise } = branchesOf<WithdrawAnswer>('withdraw');
const asks = { 'withdraw.confirmed': 'withdrawing', 'withdraw.abandoned': 'abandoned' } as const;

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
  guards: { ...failingGuards, ...answerGuards },
  actions: {
    ...failingActions,
    storeAnswer: assign({ application: (_, { answer }: { answer: WithdrawAnswer }) => answer.application }),
  },
}).createMachine({
  id: 'withdraw',
  context: ({ input }) => ({ ...input, application: null, failure: null }),
  initial: 'confirming',
  states: {
    confirming: { on: asks },
    withdrawing: {
      tags: 'busy',
      invoke: {
        id: 'withdrawApplication',
        src: 'withdrawApplication',
        input: ({ context }) => ({ jobId: context.jobId, key: context.key }),
        onDone: [accepted('withdrawn'), otherwise('refused')],
        onError: failsTo('offline', 'failed'),
      },
    },
    ...unansweredStates('withdrawing', asks),
    refused: { on: { 'withdraw.abandoned': 'abandoned' } },
    withdrawn: { type: 'final' },
    abandoned: { type: 'final' },
  },
  output: ({ context }) => ({ application: context.application }),
});
