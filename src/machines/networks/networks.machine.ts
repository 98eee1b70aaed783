import { assign, setup } from 'xstate';
import type { SocialProvider } from '../../../contract/login.ts';
import type { ConnectedNetworks } from '../../../contract/networks.ts';
import type { Failure } from '../../lib/failure.ts';
import { answerGuards, answerIn, refused } from '../answer.ts';
import { failingActions, storeFailure } from '../failing.ts';
import { proofGuards, provingState } from '../stepUp/stepUp.proving.ts';
import { networksActors, type ConnectAnswer, type DisconnectAnswer } from './networks.actors.ts';

type Wanted = 'connecting' | 'disconnecting';

interface NetworksInput {
  email: string;
  /** The network the user returned from; null if the page was opened otherwise. */
  returned: SocialProvider | null;
}

interface NetworksContext extends NetworksInput {
  networks: ConnectedNetworks;
  /** The one being, or just, connected or disconnected. */
  provider: SocialProvider | null;
  wanted: Wanted;
  failure: Failure | null;
}

type NetworksEvent =
  | { type: 'connection.requested'; provider: SocialProvider }
  | { type: 'removal.requested'; provider: SocialProvider }
  | { type: 'removal.confirmed' }
  | { type: 'removal.dismissed' }
  | { type: 'load.retried' };

const providerIn = ({ event }: { event: { provider: SocialProvider } }) => ({ provider: event.provider });
const networkIn = ({ context }: { context: NetworksContext }) => ({ provider: context.provider as SocialProvider });
const isAccepted = { type: 'isAccepted', params: answerIn<ConnectAnswer | DisconnectAnswer> } as const;
const storeAnswer = { type: 'storeAnswer', params: answerIn<ConnectAnswer | DisconnectAnswer> } as const;

/**
 * The social networks used to sign in: connected with a round trip, and disconnected, except for the last way to sign in. Asks to reauthenticate if
 * the last time is too long ago.
 */
export const networksMachine = setup({
  types: {} as { context: NetworksContext; events: NetworksEvent; input: NetworksInput; tags: 'busy' | 'removal'; children: { stepUp: 'stepUp' } },
  actors: networksActors,
  guards: {
    hasReturned: ({ context }) => context.returned !== null,
    isFree: ({ context }, { provider }: { provider: SocialProvider }) => !context.networks.networks.some((one) => one.provider === provider),
    isRemovable: ({ context }, { provider }: { provider: SocialProvider }) =>
      context.networks.is_removable && context.networks.networks.some((one) => one.provider === provider),
    isConnecting: ({ context }) => context.wanted === 'connecting',
    ...answerGuards,
    ...proofGuards,
  },
  actions: {
    ...failingActions,
    storeNetworks: assign((_, { networks }: { networks: ConnectedNetworks }) => ({ networks, failure: null })),
    storeAnswer: assign((_, { answer }: { answer: ConnectAnswer | DisconnectAnswer }) => (answer.ok ? { networks: answer.networks, failure: null } : {})),
    choose: assign((_, params: { provider: SocialProvider; wanted: Wanted }) => ({ ...params, failure: null })),
    // Only once: a later reload doesn't return from anywhere.
    takeReturned: assign({ provider: ({ context }) => context.returned, returned: null }),
  },
}).createMachine({
  id: 'networks',
  context: ({ input }) => ({ ...input, networks: { networks: [], is_removable: false }, provider: null, wanted: 'connecting', failure: null }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'listNetworks',
        src: 'listNetworks',
        onDone: [
          {
            guard: 'hasReturned',
            target: 'connecting',
            actions: [{ type: 'storeNetworks', params: ({ event }) => ({ networks: event.output }) }, 'takeReturned'],
          },
          { target: 'listed', actions: { type: 'storeNetworks', params: ({ event }) => ({ networks: event.output }) } },
        ],
        onError: { target: 'unloadable', actions: storeFailure },
      },
    },
    unloadable: { on: { 'load.retried': 'loading' } },
    listed: {
      initial: 'idle',
      on: {
        'connection.requested': {
          guard: { type: 'isFree', params: providerIn },
          target: 'leaving',
          actions: { type: 'choose', params: ({ event }) => ({ provider: event.provider, wanted: 'connecting' }) },
        },
        'removal.requested': {
          guard: { type: 'isRemovable', params: providerIn },
          target: 'confirmingRemoval',
          actions: { type: 'choose', params: ({ event }) => ({ provider: event.provider, wanted: 'disconnecting' }) },
        },
      },
      states: { idle: {}, connected: {}, disconnected: {}, taken: {}, cancelled: {}, refused: {}, unavailable: {}, lapsed: {}, lastWay: {}, failed: {} },
    },
    leaving: {
      tags: 'busy',
      invoke: {
        id: 'leaveForNetwork',
        src: 'leaveForNetwork',
        input: networkIn,
        onDone: [refused('proofNeeded', 'proving'), refused('unavailable', 'listed.unavailable'), { target: 'listed.cancelled' }],
        onError: { target: 'listed.failed', actions: storeFailure },
      },
    },
    connecting: {
      tags: 'busy',
      invoke: {
        id: 'connectNetwork',
        src: 'connectNetwork',
        input: networkIn,
        onDone: [
          { guard: isAccepted, target: 'listed.connected', actions: storeAnswer },
          refused('taken', 'listed.taken'),
          refused('cancelled', 'listed.cancelled'),
          refused('refused', 'listed.refused'),
          refused('unavailable', 'listed.unavailable'),
          { target: 'listed.lapsed' },
        ],
        onError: { target: 'listed.failed', actions: storeFailure },
      },
    },
    confirmingRemoval: { tags: 'removal', on: { 'removal.confirmed': 'disconnecting', 'removal.dismissed': 'listed' } },
    disconnecting: {
      tags: ['busy', 'removal'],
      invoke: {
        id: 'disconnectNetwork',
        src: 'disconnectNetwork',
        input: networkIn,
        onDone: [{ guard: isAccepted, target: 'listed.disconnected', actions: storeAnswer }, refused('lastWay', 'listed.lastWay'), { target: 'proving' }],
        onError: { target: 'listed.failed', actions: storeFailure },
      },
    },
    proving: provingState('proven', { target: 'listed' }),
    proven: { always: [{ guard: 'isConnecting', target: 'leaving' }, { target: 'disconnecting' }] },
  },
});
