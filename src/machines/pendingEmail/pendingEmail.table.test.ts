import { type Row, done, fails, saysFailed, starts, stateTable } from '../../../tests/support/state-table.ts';
import { broken, user } from '../samples.ts';
import { pendingEmailFlow } from './pendingEmail.fixtures.ts';

const address = 'new@example.com';
const waits = { pending: address };
const refusal = (failure: string) => ({ ok: false, failure });
const resends = { given: waits, calls: { resendEmail: { email: address } } };

stateTable(pendingEmailFlow, { email: user.email }, [
  starts({ email: user.email }, 'loading', { calls: { readPending: undefined } }),
  ['*', { type: 'address.awaited', email: address }, 'waiting.idle', { sets: waits }],
  ['loading', done('readPending', address), 'waiting.idle', { sets: waits }],
  ['loading', done('readPending', null), 'none.idle'],
  ['loading', fails('readPending', broken), 'unread', saysFailed],
  ['unread', 'load.retried', 'loading', { calls: { readPending: undefined } }],
  ...['idle', 'resent', 'tooMany', 'notSent', 'taken', 'failed'].flatMap((part): Row[] => [
    [`waiting.${part}`, 'letter.resendRequested', 'resending', resends],
    [`waiting.${part}`, 'change.cancelled', 'cancelling', { calls: { cancelChange: undefined } }],
  ]),
  ['resending', done('resendEmail', { ok: true }), 'waiting.resent'],
  ['resending', done('resendEmail', refusal('proofNeeded')), 'proving', { calls: { stepUp: { email: user.email } } }],
  ['resending', done('resendEmail', refusal('tooMany')), 'waiting.tooMany'],
  ['resending', done('resendEmail', refusal('taken')), 'waiting.taken'],
  ['resending', done('resendEmail', refusal('notSent')), 'waiting.notSent'],
  ['resending', fails('resendEmail', broken), 'waiting.failed', saysFailed],
  ['proving', done('stepUp', { isProven: true }), 'resending', resends],
  ['proving', done('stepUp', { isProven: false }), 'waiting.idle'],
  ['cancelling', done('cancelChange'), 'none.cancelled'],
  ['cancelling', fails('cancelChange', broken), 'waiting.failed', saysFailed],
]);
