import { type Row, done, fails, saysFailed, starts, stateTable } from '../../../tests/support/state-table.ts';
import { broken, user } from '../samples.ts';
import { one, networksFlow } from './networks.fixtures.ts';

const input = { email: user.email, returned: null };
const given = { networks: one };
const both = { networks: [...one.networks, { provider: 'line', connected_at: 'x' }], is_removable: true };
const no = (failure: string) => ({ ok: false, failure });
const line = { provider: 'line' };
const google = { provider: 'google' };
const leaves = { calls: { leaveForNetwork: line } };
const drops = { calls: { disconnectNetwork: google } };
const lists = { calls: { listNetworks: undefined } };
const proves = { calls: { stepUp: { email: user.email } } };

stateTable(networksFlow, input, [
  starts(input, 'loading', lists),
  ['loading', done('listNetworks', one), 'listed.idle', { sets: given }],
  // After returning from a network, its answer is processed once.
  [
    'loading',
    done('listNetworks', one),
    'connecting',
    { given: { returned: 'line' }, sets: { ...given, ...line, returned: null }, calls: { connectNetwork: line } },
  ],
  ['loading', fails('listNetworks', broken), 'unloadable', saysFailed],
  ['unloadable', 'load.retried', 'loading', lists],
  ...['idle', 'connected', 'disconnected', 'taken', 'cancelled', 'refused', 'unavailable', 'lapsed', 'lastWay', 'failed'].flatMap((part): Row[] => [
    [
      `listed.${part}`,
      { type: 'connection.requested', ...line },
      'leaving',
      { given: { ...given, wanted: 'disconnecting' }, sets: { ...line, wanted: 'connecting' }, ...leaves },
    ],
    [`listed.${part}`, { type: 'connection.requested', ...google }, null, { given }],
    [`listed.${part}`, { type: 'removal.requested', ...google }, 'confirmingRemoval', { given, sets: { ...google, wanted: 'disconnecting' } }],
    [`listed.${part}`, { type: 'removal.requested', ...line }, null, { given }],
    [`listed.${part}`, { type: 'removal.requested', ...google }, null, { given: { networks: { ...one, is_removable: false } } }],
  ]),
  ['leaving', done('leaveForNetwork', no('proofNeeded')), 'proving', proves],
  ['leaving', done('leaveForNetwork', no('unavailable')), 'listed.unavailable'],
  ['leaving', done('leaveForNetwork', no('cancelled')), 'listed.cancelled'],
  ['leaving', fails('leaveForNetwork', broken), 'listed.failed', saysFailed],
  ['connecting', done('connectNetwork', { ok: true, networks: both }), 'listed.connected', { sets: { networks: both } }],
  ['connecting', done('connectNetwork', no('taken')), 'listed.taken'],
  ['connecting', done('connectNetwork', no('cancelled')), 'listed.cancelled'],
  ['connecting', done('connectNetwork', no('refused')), 'listed.refused'],
  ['connecting', done('connectNetwork', no('unavailable')), 'listed.unavailable'],
  ['connecting', done('connectNetwork', no('lapsed')), 'listed.lapsed'],
  ['connecting', fails('connectNetwork', broken), 'listed.failed', saysFailed],
  ['confirmingRemoval', 'removal.confirmed', 'disconnecting', { given: google, ...drops }],
  ['confirmingRemoval', 'removal.dismissed', 'listed.idle'],
  ['disconnecting', done('disconnectNetwork', { ok: true, networks: one }), 'listed.disconnected', { sets: given }],
  ['disconnecting', done('disconnectNetwork', no('lastWay')), 'listed.lastWay'],
  ['disconnecting', done('disconnectNetwork', no('proofNeeded')), 'proving', proves],
  ['disconnecting', fails('disconnectNetwork', broken), 'listed.failed', saysFailed],
  ['proving', done('stepUp', { isProven: true }), 'leaving', { given: { ...line, wanted: 'connecting' }, ...leaves }],
  ['proving', done('stepUp', { isProven: true }), 'disconnecting', { given: { ...google, wanted: 'disconnecting' }, ...drops }],
  ['proving', done('stepUp', { isProven: false }), 'listed.idle'],
]);
