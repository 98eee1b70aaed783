import { type Row, atNine, done, fails, passes, saysFailed, starts, stateTable } from '../../../tests/support/state-table.ts';
import { broken, user, key } from '../samples.ts';
import { stepUpFlow } from './stepUp.fixtures.ts';

const input = { email: user.email };
const news = (isFresh: boolean, ...methods: string[]) => ({ isFresh, methods });
const no = (failure: string, more = {}) => ({ ok: false, failure, ...more });
const tooMany = no('tooMany', { retryAt: '2026-01-10T09:05:00Z' });
const waits = { sets: { retryAt: '2026-01-10T09:05:00Z' }, waits: { untilRetry: 300_000 } };
const sends = { calls: { sendProofCode: { email: user.email } } };
const both = { methods: ['password', 'code'], method: 'password' };
const learns = { calls: { learnProof: undefined } };

atNine();
stateTable(stepUpFlow, input, [
  starts(input, 'learning', learns),
  ['*', 'proof.dismissed', 'abandoned', { output: { isProven: false } }],
  ['*', 'method.changed', 'sending', { given: { ...both, retryAt: 'x' }, sets: { method: 'code', retryAt: null }, ...sends }],
  ['asking.fresh', 'method.changed', null, { given: { methods: ['code'] } }],
  ['learning', done('learnProof', news(true, 'password')), 'proven', { output: { isProven: true } }],
  // If new authentication is required, recent authentication doesn't count.
  [
    'learning',
    done('learnProof', news(true, 'password')),
    'asking.fresh',
    { given: { isAnew: true }, sets: { method: 'password', methods: ['password'] }, calls: {} },
  ],
  ['learning', done('learnProof', news(false, 'code')), 'sending', { sets: { method: 'code' }, ...sends }],
  ['learning', done('learnProof', news(false)), 'unprovable'],
  ['learning', fails('learnProof', broken), 'unlearned', saysFailed],
  ['unprovable', 'login.requested', 'leaving', { calls: { leaveToSignIn: undefined } }],
  ['leaving', fails('leaveToSignIn', broken), 'unprovable', saysFailed],
  ['unlearned', 'proof.retried', 'learning', learns],
  ['sending', done('sendProofCode', { ok: true, challengeId: key }), 'asking.fresh', { sets: { challengeId: key } }],
  // With a valid code, or without one.
  ['sending', done('sendProofCode', tooMany), 'asking.early', { given: { challengeId: key }, ...waits }],
  ['sending', done('sendProofCode', tooMany), 'tooMany', waits],
  ['sending', done('sendProofCode', no('notSent')), 'unsent'],
  ['sending', fails('sendProofCode', broken), 'unsent', saysFailed],
  ['unsent', 'code.resendRequested', 'sending', sends],
  ...['fresh', 'early', 'wrong', 'expired', 'failed'].flatMap((part): Row[] => [
    [
      `asking.${part}`,
      { type: 'proof.submitted', text: '123456' },
      'checking',
      { given: { challengeId: key }, calls: { checkProof: { method: 'code', text: '123456', challengeId: key } } },
    ],
    [`asking.${part}`, 'code.resendRequested', 'sending', sends],
    [`asking.${part}`, 'code.resendRequested', null, { given: both }],
  ]),
  ['asking.early', passes('untilRetry'), 'asking.fresh'],
  ['checking', done('checkProof', { ok: true }), 'proven', { output: { isProven: true } }],
  ['checking', done('checkProof', no('wrong')), 'asking.wrong', { given: { failure: broken }, sets: { failure: null } }],
  ['checking', done('checkProof', no('expired')), 'asking.expired', { given: { failure: broken }, sets: { failure: null } }],
  ['checking', done('checkProof', tooMany), 'tooMany', waits],
  ['checking', done('checkProof', no('changed')), 'learning', learns],
  ['checking', fails('checkProof', broken), 'asking.failed', saysFailed],
  ['tooMany', passes('untilRetry'), 'sending', sends],
]);
