import { assign, setup } from 'xstate';
import type { PasskeyRecord } from '../../../contract/two-factor.ts';
import type { Failure } from '../../lib/failure.ts';
import { answerGuards, answerIn, refused } from '../answer.ts';
import { failingActions, storeFailure } from '../failing.ts';
import { proofGuards, provingState } from '../stepUp/stepUp.proving.ts';
import { passkeysActors, type AddAnswer, type PasskeyNews, type RemoveAnswer } from './passkeys.actors.ts';

type Wanted = 'adding' | 'removing';

interface PasskeysContext {
  email: string;
  keys: PasskeyRecord[];
  canAdd: boolean;
  /** Name of the one being created. */
  name: string;
  /** The one being, or just, added or removed. */
  passkey: PasskeyRecord | null;
  wanted: Wanted;
  failure: Failure | null;
}

type PasskeysEvent =
  | { type: 'passkey.requested' }
  | { type: 'name.submitted'; name: string }
  | { type: 'removal.requested'; id: string }
  | { type: 'removal.confirmed' }
  | { type: 'passkey.dismissed' }
  | { type: 'load.retried' };

const idIn = ({ event }: { event: { id: string } }) => ({ id: event.id });

/** The passkeys of an account: created on this device with a name, and removed. Asks to reauthenticate if the last time is too long ago. */
export const passkeysMachine = setup({
  types: {} as { context: PasskeysContext; events: PasskeysEvent; input: { email: string }; tags: 'busy' | 'removal'; children: { stepUp: 'stepUp' } },
  actors: passkeysActors,
  guards: {
    canAdd: ({ context }) => context.canAdd,
    isNamed: (_, { name }: { name: string }) => name.trim() !== '',
    isListed: ({ context }, { id }: { id: string }) => context.keys.some((one) => one.id === id),
    ...answerGuards,
    ...proofGuards,
    isAdding: ({ context }) => context.wanted === 'adding',
  },
  actions: {
    ...failingActions,
    storeNews: assign((_, { news }: { news: PasskeyNews }) => ({ ...news, failure: null })),
    storeName: assign((_, { name }: { name: string }) => ({ name: name.trim(), wanted: 'adding' as const })),
    choose: assign(({ context }, { id }: { id: string }) => ({ passkey: context.keys.find((one) => one.id === id) ?? null, wanted: 'removing' as const })),
    storeAdded: assign(({ context }, { answer }: { answer: AddAnswer }) =>
      answer.ok ? { keys: [answer.passkey, ...context.keys], passkey: answer.passkey, failure: null } : {},
    ),
    dropRemoved: assign({ keys: ({ context }) => context.keys.filter((one) => one.id !== context.passkey?.id), failure: null }),
  },
}).createMachine({
  id: 'passkeys',
  context: ({ input }) => ({ ...input, keys: [], canAdd: false, name: '', passkey: null, wanted: 'adding', failure: null }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'listPasskeys',
        src: 'listPasskeys',
        onDone: { target: 'listed', actions: { type: 'storeNews', params: ({ event }) => ({ news: event.output }) } },
        onError: { target: 'unloadable', actions: storeFailure },
      },
    },
    unloadable: { on: { 'load.retried': 'loading' } },
    listed: {
      initial: 'idle',
      on: {
        'passkey.requested': { guard: 'canAdd', target: 'naming' },
        'removal.requested': { guard: { type: 'isListed', params: idIn }, target: 'confirmingRemoval', actions: { type: 'choose', params: idIn } },
      },
      states: { idle: {}, added: {}, removed: {}, cancelled: {}, refused: {}, failed: {} },
    },
    naming: {
      on: {
        'name.submitted': {
          guard: { type: 'isNamed', params: ({ event }) => event },
          target: 'adding',
          actions: { type: 'storeName', params: ({ event }) => event },
        },
        'passkey.dismissed': 'listed',
      },
    },
    adding: {
      tags: 'busy',
      invoke: {
        id: 'addPasskey',
        src: 'addPasskey',
        input: ({ context }) => ({ name: context.name }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: answerIn<AddAnswer> },
            target: 'listed.added',
            actions: { type: 'storeAdded', params: answerIn<AddAnswer> },
          },
          refused('proofNeeded', 'proving'),
          refused('refused', 'listed.refused'),
          { target: 'listed.cancelled' },
        ],
        onError: { target: 'listed.failed', actions: storeFailure },
      },
      on: { 'passkey.dismissed': 'listed' },
    },
    confirmingRemoval: { tags: 'removal', on: { 'removal.confirmed': 'removing', 'passkey.dismissed': 'listed' } },
    removing: {
      tags: ['busy', 'removal'],
      invoke: {
        id: 'removePasskey',
        src: 'removePasskey',
        input: ({ context }) => ({ id: context.passkey?.id ?? '' }),
        onDone: [{ guard: { type: 'isAccepted', params: answerIn<RemoveAnswer> }, target: 'listed.removed', actions: 'dropRemoved' }, { target: 'proving' }],
        onError: { target: 'listed.failed', actions: storeFailure },
      },
    },
    proving: provingState('proven', { target: 'listed' }),
    proven: { always: [{ guard: 'isAdding', target: 'adding' }, { target: 'removing' }] },
  },
});
