import { assign, setup } from 'xstate';
import type { Failure } from '../../lib/failure.ts';
import { answerGuards, branchesOf } from '../answer.ts';
import { proofGuards, provingState } from '../stepUp/stepUp.proving.ts';
import { companyDeletionActors, type DeletionAnswer } from './companyDeletion.actors.ts';
import { failingActions } from '../failing.ts';

interface CompanyDeletionContext {
  /** Where a code for reauthentication would be sent. */
  email: string;
  /** As typed. */
  name: string;
  /** Messages by field, in `asking.invalid`. */
  fields: Record<string, string[]>;
  /** The server's message, in `asking.refused`. */
  message: string;
  failure: Failure | null;
}

export type CompanyDeletionEvent = { type: 'deletion.requested' } | { type: 'deletion.submitted'; name: string } | { type: 'deletion.dismissed' };

const { accepted, on, failing } = branchesOf<DeletionAnswer>('companyDeletion');

/**
 * Deletes a company. It can't be undone, so the user sees what goes with it, types the name, and reauthenticates if the last time is too long ago.
 */
export const companyDeletionMachine = setup({
  types: {} as {
    context: CompanyDeletionContext;
    events: CompanyDeletionEvent;
    input: { email: string };
    tags: 'busy' | 'dialog';
    children: { stepUp: 'stepUp' };
  },
  actors: companyDeletionActors,
  guards: { ...answerGuards, ...proofGuards },
  actions: {
    ...failingActions,
    storeName: assign((_, { name }: { name: string }) => ({ name, fields: {}, message: '', failure: null })),
    storeAnswer: assign((_, { answer }: { answer: DeletionAnswer }) => ({
      fields: 'fields' in answer ? answer.fields : {},
      message: 'message' in answer ? answer.message : '',
    })),
    forget: assign({ name: '', fields: {}, message: '', failure: null }),
  },
}).createMachine({
  id: 'companyDeletion',
  context: ({ input }) => ({ ...input, name: '', fields: {}, message: '', failure: null }),
  initial: 'resting',
  states: {
    resting: { on: { 'deletion.requested': { target: 'asking', actions: 'forget' } } },
    asking: {
      tags: 'dialog',
      initial: 'idle',
      on: {
        'deletion.submitted': { target: 'deleting', actions: { type: 'storeName', params: ({ event }) => ({ name: event.name }) } },
        'deletion.dismissed': 'resting',
      },
      states: { idle: {}, invalid: {}, refused: {}, failed: {} },
    },
    deleting: {
      tags: ['busy', 'dialog'],
      invoke: {
        id: 'deleteCompany',
        src: 'deleteCompany',
        input: ({ context }) => ({ name: context.name }),
        onDone: [accepted('deleted'), on('invalid', 'asking.invalid'), on('proofNeeded', 'proving'), on('refused', 'asking.refused')],
        onError: failing('asking.failed'),
      },
    },
    proving: provingState('deleting', { target: 'asking' }),
    deleted: { type: 'final' },
  },
});
