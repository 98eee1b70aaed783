import type { ConnectedNetworks } from '../../../contract/networks.ts';
import { defineFlow } from '../flow.ts';
import { broken, user } from '../samples.ts';
import { networksMachine } from './networks.machine.ts';

const refused = <F extends string>(failure: F) => ({ ok: false as const, failure });
const google = { provider: 'google' as const, connected_at: '2026-01-08T09:00:00Z' };
const line = { provider: 'line' as const, connected_at: '2026-01-10T09:00:00Z' };
export const one: ConnectedNetworks = { networks: [google], is_removable: true };
const onlyWay: ConnectedNetworks = { networks: [google], is_removable: false };
const both: ConnectedNetworks = { networks: [google, line], is_removable: true };
const none: ConnectedNetworks = { networks: [], is_removable: true };

export const networksFlow = defineFlow({
  id: 'networks',
  area: 'account',
  title: 'Social networks',
  purpose: 'Shows the social networks connected to an account, connects one with a round trip to its site, and disconnects one.',
  source: 'src/machines/networks/networks.machine.ts',
  machine: networksMachine,
  states: {
    loading: 'Loading the networks.',
    unloadable: 'Loading failed.',
    listed: 'The networks are shown.',
    'listed.idle': 'Nothing has changed.',
    'listed.connected': 'One was connected.',
    'listed.disconnected': 'One was disconnected.',
    'listed.taken': 'That profile of the network is already connected to somebody else’s account.',
    'listed.cancelled': 'The user returned without agreeing; nothing changed.',
    'listed.refused': 'The network didn’t confirm the user’s identity.',
    'listed.unavailable': 'The network can’t be reached.',
    'listed.lapsed': 'The round trip took too long, or its answer was already used.',
    'listed.lastWay': 'It is the only way to sign in, so it stays connected.',
    'listed.failed': 'The last change failed.',
    leaving: 'Going to the network.',
    connecting: 'Back from the network; fetching the result.',
    confirmingRemoval: 'Asking for confirmation to disconnect it.',
    disconnecting: 'Disconnecting it.',
    proving: 'The user must reauthenticate.',
    proven: 'Reauthenticated; continues the action.',
  },
  fixtures: {
    inputs: { member: { email: user.email, returned: null }, returned: { email: user.email, returned: 'line' } },
    events: {
      'connection.requested': [{ type: 'connection.requested', provider: 'line' }],
      'removal.requested': [{ type: 'removal.requested', provider: 'google' }],
      'removal.confirmed': [{ type: 'removal.confirmed' }],
      'removal.dismissed': [{ type: 'removal.dismissed' }],
      'load.retried': [{ type: 'load.retried' }],
    },
    actors: {
      listNetworks: { done: [one, onlyWay], error: [broken] },
      leaveForNetwork: { done: [refused('proofNeeded'), refused('unavailable'), refused('cancelled')], error: [broken] },
      connectNetwork: {
        done: [{ ok: true, networks: both }, refused('taken'), refused('cancelled'), refused('refused'), refused('unavailable'), refused('lapsed')],
        error: [broken],
      },
      disconnectNetwork: { done: [{ ok: true, networks: none }, refused('proofNeeded'), refused('lastWay')], error: [broken] },
      stepUp: { done: [{ isProven: true }, { isProven: false }] },
    },
    project: ({ networks, returned, wanted }) => [networks.networks.map(({ provider }) => provider), networks.is_removable, returned, wanted],
  },
});
