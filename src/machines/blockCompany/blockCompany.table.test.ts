import { blockingRows } from '../../../tests/support/blocking-rows.ts';
import { type Row, starts, stateTable } from '../../../tests/support/state-table.ts';
import { acme, blockCompanyFlow } from './blockCompany.fixtures.ts';

const seeker = { company: acme, isBlocked: false, isSeeker: true, isRequested: false };
const visitor = { ...seeker, isSeeker: false };
const resting = ['idle', 'blocked', 'unblocked', 'gone', 'tooMany', 'offline', 'notBlocked', 'notUnblocked'].map((part) => `resting.${part}`);
const becomes = { given: { isSeeker: false }, sets: { isSeeker: true }, calls: {} };

stateTable(blockCompanyFlow, seeker, [
  starts(seeker, 'resting.idle', { sets: { company: acme, blocked: [], isSeeker: true }, calls: {} }),
  starts(visitor, 'resting.idle'),
  // By a link that asks to block it.
  starts({ ...seeker, isRequested: true }, 'confirming', { sets: { company: acme }, calls: {} }),
  starts({ ...visitor, isRequested: true }, 'signingIn'),
  starts({ ...seeker, isRequested: true, isBlocked: true }, 'resting.idle', { sets: { blocked: [{ ...acme, blocked_at: '' }] } }),
  starts({ ...visitor, isRequested: true, isBlocked: true }, 'resting.idle'),
  // A visitor signs in first, here or in another tab, and is then asked.
  ...resting.map((from): Row => [from, { type: 'block.requested', company: acme }, 'signingIn', { given: { isSeeker: false }, calls: {} }]),
  ['signingIn', 'seeker.signedIn', 'confirming', becomes],
  ['signingIn', 'signIn.declined', 'resting.idle', { given: { isSeeker: false, isRequested: true }, sets: { isSeeker: false } }],
  ...[...resting, 'confirming', 'blocking', 'restoring', 'unblocking'].map((from): Row => [from, 'seeker.signedIn', from, becomes]),
  ...blockingRows(''),
]);
