import { type Row, done, fails, saysFailed, starts, stateTable } from '../../../tests/support/state-table.ts';
import { broken, user } from '../samples.ts';
import { companyDeletionFlow } from './companyDeletion.fixtures.ts';

const input = { email: user.email };
const no = (failure: string, more = {}) => done('deleteCompany', { ok: false, failure, ...more });
const fields = { name: ['That’s not the company’s name'] };
const sends = { given: { name: 'Acme' }, calls: { deleteCompany: { name: 'Acme' } } };

stateTable(companyDeletionFlow, input, [
  starts(input, 'resting', { calls: {} }),
  [
    'resting',
    'deletion.requested',
    'asking.idle',
    { given: { name: 'x', fields, message: 'x', failure: broken }, sets: { name: '', fields: {}, message: '', failure: null } },
  ],
  ...['idle', 'invalid', 'refused', 'failed'].flatMap((part): Row[] => [
    [`asking.${part}`, { type: 'deletion.submitted', name: 'Acme' }, 'deleting', { given: { fields }, sets: { name: 'Acme', fields: {} }, calls: sends.calls }],
    [`asking.${part}`, 'deletion.dismissed', 'resting'],
  ]),
  ['deleting', done('deleteCompany', { ok: true }), 'deleted'],
  ['deleting', no('invalid', { fields }), 'asking.invalid', { sets: { fields } }],
  ['deleting', no('proofNeeded'), 'proving', { calls: { stepUp: { email: user.email } } }],
  ['deleting', no('refused', { message: 'Only the coordinator can.' }), 'asking.refused', { sets: { message: 'Only the coordinator can.' } }],
  ['deleting', fails('deleteCompany', broken), 'asking.failed', saysFailed],
  ['proving', done('stepUp', { isProven: true }), 'deleting', sends],
  ['proving', done('stepUp', { isProven: false }), 'asking.idle'],
]);
