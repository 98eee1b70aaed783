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
  purpose: 'Shows the social networks an account is connected to, connects one by going there and back, and disconnects one.',
  source: 'src/machines/networks/networks.machine.ts',
  machine: networksMachine,
  states: {
    loading: 'They are being fetched.',
    unloadable: 'They could not be fetched.',
    listed: 'They are shown.',
    'listed.idle': 'Nothing happened to them.',
    'listed.connected': 'One was connected.',
    'listed.disconnected': 'One was disconnected.',
    'listed.taken': 'Somebody else’s account is connected to that person of the network.',
    'listed.cancelled': 'One came back without agreeing; nothing changed.',
    'listed.refused': 'The network did not confirm who one is.',
    'listed.unavailable': 'The network can not be reached.',
    'listed.lapsed': 'The way there took too long, or its answer was used.',
    'listed.lastWay': 'It is the only way into the account, and stays.',
    'listed.failed': 'The last change did not happen.',
    leaving: 'On the way to the network.',
    connecting: 'Back from the network; what came of it is asked.',
    confirmingRemoval: 'Whether to disconnect it is asked.',
    disconnecting: 'It is being disconnected.',
    proving: 'Who one is has to be proven first.',
    proven: 'It was; what was wanted goes on.',
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
