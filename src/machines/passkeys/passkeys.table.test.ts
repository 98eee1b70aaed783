import { type Row, done, fails, saysFailed, starts, stateTable } from '../../../tests/support/state-table.ts';
import { broken, user } from '../samples.ts';
import { laptop, passkeysFlow } from './passkeys.fixtures.ts';

const input = { email: user.email };
const phone = { ...laptop, id: 'phone', name: 'My phone' };
const one = { keys: [laptop], canAdd: true };
const no = (failure: string) => ({ ok: false, failure });
const adds = { calls: { addPasskey: { name: 'My phone' } } };
const removes = { given: { passkey: laptop, wanted: 'removing' }, calls: { removePasskey: { id: laptop.id } } };
const proves = { calls: { stepUp: { email: user.email } } };

stateTable(passkeysFlow, input, [
  starts(input, 'loading', { calls: { listPasskeys: undefined } }),
  ['loading', done('listPasskeys', one), 'listed.idle', { sets: one }],
  ['loading', fails('listPasskeys', broken), 'unloadable', saysFailed],
  ['unloadable', 'load.retried', 'loading', { calls: { listPasskeys: undefined } }],
  ...['idle', 'added', 'removed', 'cancelled', 'refused', 'failed'].flatMap((part): Row[] => [
    [`listed.${part}`, 'passkey.requested', 'naming', { given: one }],
    // The browser can't create one.
    [`listed.${part}`, 'passkey.requested', null],
    [`listed.${part}`, { type: 'removal.requested', id: laptop.id }, 'confirmingRemoval', { given: one, sets: { passkey: laptop, wanted: 'removing' } }],
    [`listed.${part}`, { type: 'removal.requested', id: 'other' }, null, { given: one }],
  ]),
  [
    'naming',
    { type: 'name.submitted', name: ' My phone ' },
    'adding',
    { given: { wanted: 'removing' }, sets: { name: 'My phone', wanted: 'adding' }, ...adds },
  ],
  ['naming', { type: 'name.submitted', name: ' ' }, null],
  ...['naming', 'adding', 'confirmingRemoval'].map((from): Row => [from, 'passkey.dismissed', 'listed.idle']),
  ['adding', done('addPasskey', { ok: true, passkey: phone }), 'listed.added', { given: one, sets: { keys: [phone, laptop], passkey: phone } }],
  ['adding', done('addPasskey', no('proofNeeded')), 'proving', proves],
  ['adding', done('addPasskey', no('refused')), 'listed.refused'],
  ['adding', done('addPasskey', no('cancelled')), 'listed.cancelled'],
  ['adding', fails('addPasskey', broken), 'listed.failed', saysFailed],
  ['confirmingRemoval', 'removal.confirmed', 'removing', removes],
  ['removing', done('removePasskey', { ok: true }), 'listed.removed', { given: { ...one, passkey: laptop }, sets: { keys: [] } }],
  ['removing', done('removePasskey', no('proofNeeded')), 'proving', proves],
  ['removing', fails('removePasskey', broken), 'listed.failed', saysFailed],
  ['proving', done('stepUp', { isProven: true }), 'adding', { given: { name: 'My phone', wanted: 'adding' }, ...adds }],
  ['proving', done('stepUp', { isProven: true }), 'removing', removes],
  ['proving', done('stepUp', { isProven: false }), 'listed.idle'],
]);
