import { atNine, done, fails, passes, saysFailed, starts, stateTable } from '../../../tests/support/state-table.ts';
import { challenge } from '../codeEntry/codeEntry.fixtures.ts';
import { broken, user, key } from '../samples.ts';
import { emailVerificationFlow } from './emailVerification.fixtures.ts';

const input = { email: 'ana@example.com', clockOffset: 0 };
const no = (failure: string) => ({ ok: false, failure });
const tooMany = { ...no('tooMany'), retryAt: '2026-01-10T09:05:00Z' };
const waits = { sets: { retryAt: tooMany.retryAt }, waits: { untilRetry: 300_000 } };
const sends = { calls: { requestCode: { email: input.email } } };

atNine();
stateTable(emailVerificationFlow, input, [
  starts(input, 'sending', sends),
  ['*', 'verification.closed', 'closed', { output: { user: null } }],
  ['sending', done('requestCode', { ok: true, challenge }), 'entering.answer.fresh', { sets: { challenge } }],
  ['sending', done('requestCode', tooMany), 'tooMany', waits],
  ['sending', done('requestCode', no('notSent')), 'unsent'],
  ['sending', fails('requestCode', broken), 'unsent', saysFailed],
  ['unsent', 'code.resendRequested', 'sending', sends],
  [
    'entering.answer.wrong',
    { type: 'code.submitted', code: '123456' },
    'verifying',
    { given: { challenge }, calls: { verifyEmail: { challengeId: key, code: '123456' } } },
  ],
  ['verifying', done('verifyEmail', { ok: true, user }), 'verified', { output: { user } }],
  ['verifying', done('verifyEmail', tooMany), 'tooMany', waits],
  ['verifying', done('verifyEmail', no('expired')), 'entering.answer.expired'],
  ['verifying', done('verifyEmail', no('used')), 'entering.answer.used'],
  ['verifying', done('verifyEmail', no('wrong')), 'entering.answer.wrong'],
  ['verifying', fails('verifyEmail', broken), 'entering.answer.failed', saysFailed],
  ['tooMany', passes('untilRetry'), 'unsent'],
]);
