import { assign, setup } from 'xstate';
import { toFailure, type Failure } from '../../lib/failure.ts';
import { answerGuards, answerIn, refused } from '../answer.ts';
import { storeFailure } from '../failing.ts';
import { proofGuards, provingState } from '../stepUp/stepUp.proving.ts';
import { accountChangeActors, type ChangeAnswer, type Values, type What } from './accountChange.actors.ts';

interface AccountChangeContext {
  email: string;
  what: What;
  /** The new address that the confirmation email went to. */
  sentTo: string | null;
  fields: Record<string, string[]>;
  failure: Failure | null;
}

type AccountChangeEvent = { type: 'change.requested'; what: What } | { type: 'change.submitted'; values: Values } | { type: 'change.dismissed' };

const storeFields = { type: 'storeFields', params: answerIn<ChangeAnswer> } as const;
const valuesIn = ({ event }: { event: unknown }): Values => (event as { values?: Values }).values ?? {};

/**
 * Changes of an account that require reauthentication: its email address, its password, a data export, its deletion. Reauthentication comes first, so
 * that what is typed afterwards is sent right away and never stored.
 */
export const accountChangeMachine = setup({
  types: {} as {
    context: AccountChangeContext;
    events: AccountChangeEvent;
    input: { email: string };
    tags: 'busy';
    children: { stepUp: 'stepUp' };
  },
  actors: accountChangeActors,
  guards: {
    ...proofGuards,
    isWhat: ({ context }, { what }: { what: What }) => context.what === what,
    ...answerGuards,
  },
  actions: {
    storeWhat: assign((_, { what }: { what: What }) => ({ what, fields: {}, failure: null, sentTo: null })),
    storeAddress: assign({ sentTo: (_, { values }: { values: Values }) => values.email?.trim() ?? null, fields: {}, failure: null }),
    storeFields: assign((_, { answer }: { answer: ChangeAnswer }) => ({ fields: 'fields' in answer ? answer.fields : {}, failure: null })),
    storeFailure: assign({ failure: (_, params: { error: unknown }) => toFailure(params.error), fields: {} }),
  },
}).createMachine({
  id: 'accountChange',
  context: ({ input }) => ({ ...input, what: 'email', sentTo: null, fields: {}, failure: null }),
  initial: 'closed',
  states: {
    closed: {
      on: { 'change.requested': { target: 'proving', actions: { type: 'storeWhat', params: ({ event }) => ({ what: event.what }) } } },
    },
    proving: provingState('proven', { target: 'closed' }),
    proven: { always: [{ guard: { type: 'isWhat', params: { what: 'export' } }, target: 'saving' }, { target: 'editing' }] },
    editing: {
      initial: 'fresh',
      on: {
        'change.submitted': {
          target: 'saving',
          actions: { type: 'storeAddress', params: ({ event }) => ({ values: event.values }) },
        },
        'change.dismissed': 'closed',
      },
      states: { fresh: {}, invalid: {}, tooMany: {}, notSent: {}, failed: {} },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'makeChange',
        src: 'makeChange',
        input: ({ context, event }) => ({ what: context.what, values: valuesIn({ event }) }),
        onDone: [
          { guard: { type: 'isAccepted', params: answerIn<ChangeAnswer> }, target: 'saved' },
          { ...refused('invalid', 'editing.invalid'), actions: storeFields },
          { ...refused('tooMany', 'editing.tooMany'), actions: storeFields },
          { ...refused('notSent', 'editing.notSent'), actions: storeFields },
          { target: 'proving' },
        ],
        onError: { target: 'editing.failed', actions: storeFailure },
      },
    },
    saved: {
      on: { 'change.dismissed': [{ guard: { type: 'isWhat', params: { what: 'deletion' } }, target: 'leaving' }, { target: 'closed' }] },
    },
    leaving: { tags: 'busy', invoke: { id: 'leave', src: 'leave' } },
  },
});
