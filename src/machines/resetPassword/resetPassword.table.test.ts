import { type Row, atNine, done, fails, passes, saysFailed, starts, stateTable } from '../../../tests/support/state-table.ts';
import { challenge } from '../codeEntry/codeEntry.fixtures.ts';
import { broken, seekerSession, halfInSession, key } from '../samples.ts';
import { resetPasswordFlow } from './resetPassword.fixtures.ts';

const email = 'ana@example.com';
const input = { email: '', isLink: false, begun: null, redirect: null, otherSites: [], clockOffset: 0 };
const no = (failure: string, more = {}) => ({ ok: false, failure, ...more });
const tooMany = no('tooMany', { retryAt: '2026-01-10T09:05:00Z' });
const waits = { sets: { retryAt: '2026-01-10T09:05:00Z' }, waits: { untilRetry: 300_000 } };
const forgets = { given: { challenge, retryAt: '2026-01-10T09:05:00Z', failure: broken }, sets: { challenge: null, retryAt: null, failure: null } };

atNine();
stateTable(resetPasswordFlow, input, [
  starts(input, 'askingEmail.fresh', { calls: {} }),
  starts({ ...input, email, isLink: true }, 'exchangingLink', { calls: { exchangeLink: { email } } }),
  starts({ ...input, begun: { email, challenge } }, 'enteringCode.answer.fresh', { sets: { email, challenge } }),
  starts({ ...input, begun: { email, challenge: null } }, 'choosingPassword.fresh'),
  ['exchangingLink', done('exchangeLink', { ok: true }), 'choosingPassword.fresh', { given: { failure: broken }, sets: { failure: null } }],
  ['exchangingLink', done('exchangeLink', tooMany), 'tooMany', waits],
  ['exchangingLink', done('exchangeLink', no('expired')), 'askingEmail.linkExpired'],
  ['exchangingLink', done('exchangeLink', no('used')), 'askingEmail.linkUsed'],
  ['exchangingLink', done('exchangeLink', no('wrong')), 'askingEmail.linkWrong'],
  ['exchangingLink', fails('exchangeLink', broken), 'linkUnchecked', saysFailed],
  ['linkUnchecked', 'link.retried', 'exchangingLink', { given: { email }, calls: { exchangeLink: { email } } }],
  ...['linkUnchecked', 'enteringCode.answer.wrong', 'tooMany', 'suspended'].map((from): Row => [from, 'email.changed', 'askingEmail.fresh', forgets]),
  ...['fresh', 'invalid', 'notSent', 'failed', 'linkWrong', 'linkExpired', 'linkUsed', 'lapsed'].flatMap((part): Row[] => [
    [`askingEmail.${part}`, { type: 'email.submitted', email: ` ${email} ` }, 'sendingCode', { sets: { email }, calls: { requestCode: { email } } }],
    [`askingEmail.${part}`, { type: 'email.submitted', email: 'ana' }, 'askingEmail.invalid'],
  ]),
  ['sendingCode', done('requestCode', { ok: true, challenge }), 'enteringCode.answer.fresh', { sets: { challenge } }],
  ['sendingCode', done('requestCode', tooMany), 'tooMany', waits],
  ['sendingCode', done('requestCode', no('notSent')), 'askingEmail.notSent'],
  ['sendingCode', fails('requestCode', broken), 'askingEmail.failed', saysFailed],
  [
    'enteringCode.answer.wrong',
    { type: 'code.submitted', code: '123456' },
    'checkingCode',
    { given: { email, challenge }, calls: { checkCode: { email, challengeId: key, code: '123456' } } },
  ],
  ['checkingCode', done('checkCode', { ok: true }), 'choosingPassword.fresh', { given: { challenge }, sets: { challenge } }],
  ['checkingCode', done('checkCode', tooMany), 'tooMany', waits],
  ['checkingCode', done('checkCode', no('expired')), 'enteringCode.answer.expired'],
  ['checkingCode', done('checkCode', no('used')), 'enteringCode.answer.used'],
  ['checkingCode', done('checkCode', no('wrong')), 'enteringCode.answer.wrong'],
  ['checkingCode', fails('checkCode', broken), 'enteringCode.answer.failed', saysFailed],
  ['tooMany', passes('untilRetry'), 'askingEmail.fresh'],
  ...['fresh', 'tooShort', 'tooLong', 'refused', 'failed'].flatMap((part): Row[] => [
    [`choosingPassword.${part}`, { type: 'password.submitted', password: 'short' }, 'choosingPassword.tooShort', { calls: {} }],
    [`choosingPassword.${part}`, { type: 'password.submitted', password: 'x'.repeat(129) }, 'choosingPassword.tooLong', { calls: {} }],
    [
      `choosingPassword.${part}`,
      { type: 'password.submitted', password: 'another horse 22' },
      'saving',
      { calls: { savePassword: { password: 'another horse 22' } } },
    ],
  ]),
  ['saving', done('savePassword', { ok: true, session: seekerSession }), 'done', { output: { session: seekerSession, target: '/onsite-job' } }],
  ['saving', done('savePassword', { ok: true, session: halfInSession }), 'done', { output: { session: halfInSession, target: '/get-started' } }],
  ['saving', done('savePassword', no('suspended')), 'suspended'],
  ['saving', done('savePassword', no('refused', { reason: 'common' })), 'choosingPassword.refused', { sets: { reason: 'common' } }],
  ['saving', done('savePassword', no('lapsed')), 'askingEmail.lapsed'],
  ['saving', fails('savePassword', broken), 'choosingPassword.failed', saysFailed],
]);
