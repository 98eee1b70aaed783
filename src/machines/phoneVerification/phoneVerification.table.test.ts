import { atNine, done, fails, passes, saysFailed, starts, stateTable } from '../../../tests/support/state-table.ts';
import { challenge } from '../codeEntry/codeEntry.fixtures.ts';
import { broken, user, key } from '../samples.ts';
import { phoneVerificationFlow } from './phoneVerification.fixtures.ts';

const phone = '+639171234567';
const input = { email: user.email, phone: '', clockOffset: 0 };
const no = (failure: string) => ({ ok: false, failure });
const tooMany = { ...no('tooMany'), retryAt: '2026-01-10T09:05:00Z' };
const waits = { sets: { retryAt: tooMany.retryAt }, waits: { untilRetry: 300_000 } };
const given = { phone, challenge };
const sends = { given, calls: { requestCode: { phone } } };
const proves = { calls: { stepUp: { email: user.email } } };

atNine();
stateTable(phoneVerificationFlow, input, [
  starts(input, 'askingNumber.fresh', { calls: {} }),
  ['*', 'verification.closed', 'closed', { output: { user: null } }],
  [
    'askingNumber.taken',
    { type: 'number.submitted', text: '917', countryCode: 'ph' },
    'readingNumber',
    { calls: { readPhone: { text: '917', countryCode: 'ph' } } },
  ],
  ['readingNumber', done('readPhone', { ok: true, phone }), 'sending', { sets: { phone }, calls: { requestCode: { phone } } }],
  ['readingNumber', done('readPhone', no('phone.tooFewDigits')), 'askingNumber.invalid', { sets: { fault: 'phone.tooFewDigits' } }],
  ['readingNumber', fails('readPhone', broken), 'askingNumber.unread', saysFailed],
  ['sending', done('requestCode', { ok: true, challenge }), 'entering.answer.fresh', { sets: { challenge } }],
  ['sending', done('requestCode', tooMany), 'tooMany', waits],
  ['sending', done('requestCode', { ...no('refused'), message: 'Not there.' }), 'askingNumber.refused', { sets: { message: 'Not there.' } }],
  ['sending', done('requestCode', no('proofNeeded')), 'proving', proves],
  ['sending', done('requestCode', no('notSent')), 'askingNumber.notSent'],
  ['sending', fails('requestCode', broken), 'askingNumber.failed', saysFailed],
  [
    'entering.answer.wrong',
    { type: 'code.submitted', code: '123456' },
    'verifying',
    { given, calls: { verifyPhone: { phone, challengeId: key, code: '123456' } } },
  ],
  ['entering.answer.wrong', 'number.changed', 'askingNumber.fresh'],
  ['verifying', done('verifyPhone', { ok: true, user }), 'verified', { output: { user } }],
  ['verifying', done('verifyPhone', tooMany), 'tooMany', waits],
  ['verifying', done('verifyPhone', no('taken')), 'askingNumber.taken'],
  ['verifying', done('verifyPhone', no('proofNeeded')), 'proving', proves],
  ['verifying', done('verifyPhone', no('expired')), 'entering.answer.expired'],
  ['verifying', done('verifyPhone', no('used')), 'entering.answer.used'],
  ['verifying', done('verifyPhone', no('wrong')), 'entering.answer.wrong'],
  ['verifying', fails('verifyPhone', broken), 'entering.answer.failed', saysFailed],
  ['proving', done('stepUp', { isProven: true }), 'sending', sends],
  ['proving', done('stepUp', { isProven: false }), 'askingNumber.fresh'],
  ['tooMany', passes('untilRetry'), 'askingNumber.fresh'],
  ['tooMany', 'number.changed', 'askingNumber.fresh'],
]);
