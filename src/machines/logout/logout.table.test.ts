import { type Row, done, fails, saysFailed, saysOffline, starts, stateTable } from '../../../tests/support/state-table.ts';
import { offline, broken } from '../samples.ts';
import { logoutFlow } from './logout.fixtures.ts';

const input = { path: '/onsite-job' };
const revokes = { calls: { revokeSession: { to: null } } };
const toJoin = { ...input, to: '/employer/join' };
const out = { loggedOut: true, target: '/', isReload: false };

stateTable(logoutFlow, input, [
  starts(input, 'revoking', revokes),
  starts(toJoin, 'revoking', { calls: { revokeSession: { to: '/employer/join' } } }),
  ['revoking', done('revokeSession'), 'clearing', { calls: { clearTraces: undefined } }],
  ['revoking', fails('revokeSession', offline), 'offline', { ...saysOffline, calls: { waitForConnection: undefined } }],
  ['revoking', fails('revokeSession', broken), 'failed', saysFailed],
  ['clearing', done('clearTraces'), 'loggedOut', { output: out }],
  // What couldn't be cleared doesn't prevent signing out.
  ['clearing', fails('clearTraces', broken), 'loggedOut', { output: out }],
  ['clearing', done('clearTraces'), 'loggedOut', { given: { to: '/get-started' }, output: { ...out, target: '/get-started' } }],
  ['clearing', done('clearTraces'), 'loggedOut', { given: { path: '/' }, output: { ...out, isReload: true } }],
  ['offline', done('waitForConnection'), 'revoking', revokes],
  ...['offline', 'failed'].flatMap((from): Row[] => [
    [from, 'logout.retried', 'revoking', revokes],
    [from, 'logout.abandoned', 'stayed', { output: { loggedOut: false } }],
  ]),
]);
