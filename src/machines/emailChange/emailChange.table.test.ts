import { done, fails, saysFailed, starts, stateTable } from '../../../tests/support/state-table.ts';
import { broken, user } from '../samples.ts';
import { emailChangeFlow } from './emailChange.fixtures.ts';

const input = { ticket: 't-1', isMember: true, email: user.email };
const no = (failure: string) => done('changeEmail', { ok: false, failure });
const changes = { calls: { changeEmail: { ticket: 't-1' } } };

stateTable(emailChangeFlow, input, [
  starts(input, 'changing', changes),
  starts({ ...input, isMember: false }, 'signedOut', { calls: {} }),
  starts({ ...input, ticket: null }, 'unknown', { calls: {} }),
  starts({ ...input, ticket: null, isMember: false }, 'unknown'),
  ['changing', done('changeEmail', { ok: true, email: 'new@example.com' }), 'changed', { sets: { changedTo: 'new@example.com' } }],
  // Always reauthenticates, however recent the last time is.
  ['changing', no('proofNeeded'), 'proving', { calls: { stepUp: { email: user.email, isAnew: true } } }],
  ['changing', no('signedOut'), 'signedOut'],
  ['changing', no('used'), 'used'],
  ['changing', no('expired'), 'expired'],
  ['changing', no('taken'), 'taken'],
  ['changing', no('unknown'), 'unknown'],
  ['changing', fails('changeEmail', broken), 'failed', saysFailed],
  ['proving', done('stepUp', { isProven: true }), 'changing', changes],
  ['proving', done('stepUp', { isProven: false }), 'unproven'],
  ['unproven', 'change.retried', 'changing', changes],
  ['failed', 'change.retried', 'changing', changes],
]);
