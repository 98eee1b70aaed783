import { type Row, atNine, done, fails, passes, saysFailed, starts, stateTable } from '../../../tests/support/state-table.ts';
import { broken, user, seekerSession, newcomerSession, noSession } from '../samples.ts';
import { registerFlow } from './register.fixtures.ts';

const input = { session: noSession, redirect: null, otherSites: [], clockOffset: 0 };
const details = { email: 'ana@example.com', password: 'waymark-demo-1', first_name: 'Ana', last_name: 'Reyes', terms_and_condition: true };
const no = (failure: string, more = {}) => ({ ok: false, failure, ...more });
const verified = { ...newcomerSession, user: { ...user, first_name: 'Anna' } };

atNine();
stateTable(registerFlow, input, [
  starts(input, 'filling', { calls: {} }),
  starts({ ...input, session: seekerSession }, 'already', { output: { session: seekerSession, target: '/onsite-job' } }),
  ...['filling', 'emailTaken', 'phoneTaken', 'invalidPhone', 'invalid', 'failed'].map((from): Row => [
    from,
    { type: 'details.submitted', details },
    'submitting',
    { calls: { register: { details } } },
  ]),
  [
    'submitting',
    done('register', { ok: true, session: newcomerSession }),
    'verifyingEmail',
    {
      sets: { session: newcomerSession },
      emits: [{ type: 'session.began', session: newcomerSession }],
      calls: { emailVerification: { email: user.email, clockOffset: 0 } },
    },
  ],
  ['submitting', done('register', no('emailTaken')), 'emailTaken', { given: { fields: { email: ['x'] } }, sets: { fields: {} }, emits: [] }],
  ['submitting', done('register', no('phoneTaken')), 'phoneTaken'],
  ['submitting', done('register', no('phoneFault', { fault: 'phone.invalid' })), 'invalidPhone', { sets: { phoneFault: 'phone.invalid' } }],
  ['submitting', done('register', no('alreadyLoggedIn', { session: seekerSession })), 'already', { output: { session: seekerSession, target: '/onsite-job' } }],
  ['submitting', done('register', no('tooMany', { retryAt: '2026-01-10T09:05:00Z' })), 'tooMany', { waits: { untilRetry: 300_000 } }],
  ['submitting', done('register', no('invalid', { fields: { first_name: ['required'] } })), 'invalid', { sets: { fields: { first_name: ['required'] } } }],
  ['submitting', fails('register', broken), 'failed', saysFailed],
  ['tooMany', passes('untilRetry'), 'filling'],
  ['verifyingEmail', done('emailVerification', { user: verified.user }), 'done', { given: { session: newcomerSession }, sets: { session: verified } }],
  ['verifyingEmail', done('emailVerification', { user: null }), 'done', { given: { session: newcomerSession }, sets: { session: newcomerSession } }],
]);
