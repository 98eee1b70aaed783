import { type Row, done, fails, saysFailed, saysOffline, starts, stateTable } from '../../../tests/support/state-table.ts';
import { offline, broken, application, key } from '../samples.ts';
import { declineFlow } from './decline.fixtures.ts';

const input = { ids: [application.id], key };
const reason = { reason: 'experience', note: 'Thank you.' };
const sends = { given: reason, calls: { declineApplicants: { ...input, ...reason } } };

stateTable(declineFlow, input, [
  starts(input, 'choosingReason', { calls: {} }),
  ['choosingReason', { type: 'reason.submitted', ...reason }, 'confirming', { sets: reason, calls: {} }],
  ['confirming', 'decline.confirmed', 'declining', sends],
  ['confirming', 'reason.changed', 'choosingReason'],
  ['declining', done('declineApplicants', { declined: [], settled: [] }), 'declined', { output: { outcome: { declined: [], settled: [] } } }],
  ['declining', fails('declineApplicants', offline), 'offline', { ...saysOffline, calls: { waitForConnection: undefined } }],
  ['declining', fails('declineApplicants', broken), 'failed', saysFailed],
  ['offline', done('waitForConnection'), 'declining', sends],
  ['failed', 'decline.confirmed', 'declining', sends],
  ...['choosingReason', 'confirming', 'offline', 'failed'].map((from): Row => [from, 'decline.abandoned', 'abandoned', { output: { outcome: null } }]),
]);
