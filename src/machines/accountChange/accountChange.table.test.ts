import { type Row, done, fails, saysFailed, starts, stateTable } from '../../../tests/support/state-table.ts';
import { broken, user } from '../samples.ts';
import { accountChangeFlow } from './accountChange.fixtures.ts';

const input = { email: user.email };
const values = { email: ' new@example.com ', newPassword: 'another horse 22' };
const proves = { calls: { stepUp: { email: user.email } } };
const no = (failure: string, more = {}) => done('makeChange', { ok: false, failure, ...more });
const cleared = { given: { fields: { email: ['x'] } }, sets: { fields: {} } };

stateTable(accountChangeFlow, input, [
  starts(input, 'closed', { calls: {} }),
  [
    'closed',
    { type: 'change.requested', what: 'password' },
    'proving',
    { given: { fields: { email: ['x'] }, sentTo: 'x' }, sets: { what: 'password', fields: {}, sentTo: null }, ...proves },
  ],
  ['proving', done('stepUp', { isProven: true }), 'editing.fresh', { given: { what: 'password' }, calls: {} }],
  // An export needs no input.
  ['proving', done('stepUp', { isProven: true }), 'saving', { given: { what: 'export' }, calls: { makeChange: { what: 'export', values: {} } } }],
  ['proving', done('stepUp', { isProven: false }), 'closed'],
  ...['fresh', 'invalid', 'tooMany', 'notSent', 'failed'].flatMap((part): Row[] => [
    [
      `editing.${part}`,
      { type: 'change.submitted', values },
      'saving',
      { given: { fields: { email: ['x'] } }, sets: { sentTo: 'new@example.com', fields: {} }, calls: { makeChange: { what: 'email', values } } },
    ],
    [`editing.${part}`, 'change.dismissed', 'closed'],
  ]),
  ['saving', done('makeChange', { ok: true }), 'saved'],
  ['saving', no('invalid', { fields: { email: ['x'] } }), 'editing.invalid', { sets: { fields: { email: ['x'] } } }],
  ['saving', no('tooMany'), 'editing.tooMany', cleared],
  ['saving', no('notSent'), 'editing.notSent', cleared],
  ['saving', no('proofNeeded'), 'proving', proves],
  ['saving', fails('makeChange', broken), 'editing.failed', saysFailed],
  ['saved', 'change.dismissed', 'closed', { calls: {} }],
  // After deleting the account there is nothing left to show here.
  ['saved', 'change.dismissed', 'leaving', { given: { what: 'deletion' }, calls: { leave: undefined } }],
]);
