import { type Row, done, fails, starts, stateTable } from '../../../tests/support/state-table.ts';
import type { Identity } from '../session/session.types.ts';
import { broken } from '../samples.ts';
import { applyEntryFlow } from './applyEntry.fixtures.ts';

const input = { jobId: 7 };
const is = (identity: Identity) => ({ type: 'identity.known', identity });
const reads = { calls: { readProgress: input } };

stateTable(applyEntryFlow, input, [
  starts(input, 'waiting', { calls: {} }),
  // Before it is decided, and once an employer is another user.
  ...['waiting', 'employer'].flatMap((from): Row[] => [
    [from, is('guest'), 'quick', { calls: {} }],
    [from, is('seeker'), 'deciding', reads],
    [from, is('employer'), 'employer', { calls: {} }],
  ]),
  // An application that created this account is finished the way it began.
  ['deciding', done('readProgress', { hasRegistered: true }), 'quick'],
  ['deciding', done('readProgress', { hasRegistered: false }), 'known'],
  ['deciding', fails('readProgress', broken), 'known'],
  // Decided once: registering on the way, or the end of the session, changes nothing.
  ...['deciding', 'quick', 'known'].flatMap((from): Row[] => [
    [from, is('guest'), null],
    [from, is('seeker'), null],
    [from, is('employer'), 'employer'],
  ]),
]);
