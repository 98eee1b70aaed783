import { type Row, done, fails, saysFailed, saysOffline, starts, stateTable } from '../../../tests/support/state-table.ts';
import { offline, broken, application, key } from '../samples.ts';
import { withdrawFlow } from './withdraw.fixtures.ts';

const input = { jobId: 7, key };
const settled = { ...application, status: 'accepted' };
const sends = { calls: { withdrawApplication: input } };

stateTable(withdrawFlow, input, [
  starts(input, 'confirming', { calls: {} }),
  ['confirming', 'withdraw.confirmed', 'withdrawing', sends],
  ['confirming', 'withdraw.abandoned', 'abandoned', { output: { application: null } }],
  ['withdrawing', done('withdrawApplication', { ok: true, application }), 'withdrawn', { output: { application } }],
  ['withdrawing', done('withdrawApplication', { ok: false, failure: 'notAllowedNow', application: settled }), 'refused', { sets: { application: settled } }],
  ['withdrawing', fails('withdrawApplication', offline), 'offline', { ...saysOffline, calls: { waitForConnection: undefined } }],
  ['withdrawing', fails('withdrawApplication', broken), 'failed', saysFailed],
  ['offline', done('waitForConnection'), 'withdrawing', sends],
  ...['offline', 'failed'].flatMap((from): Row[] => [
    [from, 'withdraw.confirmed', 'withdrawing', sends],
    [from, 'withdraw.abandoned', 'abandoned'],
  ]),
  ['refused', 'withdraw.abandoned', 'abandoned', { given: { application: settled }, output: { application: settled } }],
]);
