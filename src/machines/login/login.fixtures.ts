import { defineFlow } from '../flow.ts';
import { broken, key, noSession, seekerSession } from '../samples.ts';
import { loginMachine } from './login.machine.ts';

const retryAt = '2026-01-10T09:05:00Z';
const tooMany = { ok: false as const, failure: 'tooMany' as const, retryAt };
const from = { session: noSession, redirect: null, otherSites: [], clockOffset: 0 };

export const loginFlow = defineFlow({
  id: 'login',
  title: 'Log in',
  purpose: 'Signs a job seeker in with a password or a one-time code by e-mail, and knows where to go then.',
  source: 'src/machines/login/login.machine.ts',
  machine: loginMachine,
  states: {
    starting: 'Deciding by who one is already.',
    already: 'One is logged in; straight on.',
    identify: 'The address is asked for.',
    'identify.editing': 'It is being typed.',
    'identify.invalid': 'It could not be an address.',
    methods: 'The ways to sign in are offered.',
    password: 'By password.',
    'password.entering': 'It is being typed.',
    'password.checking': 'It is being checked.',
    'password.invalid': 'Address and password do not belong together.',
    'password.serverError': 'No answer came; a notice says so.',
    'password.tooMany': 'Too many tries; it goes on after a while.',
    code: 'By a one-time code.',
    'code.sending': 'A code is being sent.',
    'code.unsent': 'No code is under way; one can be asked for.',
    'code.entering': 'The code is asked for.',
    'code.entering.answer': 'What became of the last one.',
    'code.entering.answer.fresh': 'None was tried yet.',
    'code.entering.answer.wrong': 'It was wrong.',
    'code.entering.answer.expired': 'It was expired.',
    'code.entering.answer.used': 'It was used before.',
    'code.entering.answer.failed': 'It could not be checked; it can be tried again.',
    'code.entering.resend': 'Whether another can be sent.',
    'code.entering.resend.coolingDown': 'Not before the instant the server named.',
    'code.entering.resend.resendable': 'It can.',
    'code.verifying': 'The code is being checked.',
    'code.tooMany': 'Too many tries; it goes on after a while.',
    suspended: 'The account is suspended; only another account leads on.',
    done: 'Signed in.',
    cancelled: 'The person gave up signing in.',
  },
  fixtures: {
    inputs: { visitor: from, known: { ...from, email: 'ana@example.com' }, seeker: { ...from, session: seekerSession } },
    events: {
      'email.submitted': [
        { type: 'email.submitted', email: 'ana@example.com' },
        { type: 'email.submitted', email: 'ana' },
      ],
      'password.chosen': [{ type: 'password.chosen' }],
      'password.submitted': [{ type: 'password.submitted', password: 'waymark-demo-1' }],
      'code.chosen': [{ type: 'code.chosen' }],
      'code.submitted': [{ type: 'code.submitted', code: '123456' }],
      'code.resendRequested': [{ type: 'code.resendRequested' }],
      'method.changed': [{ type: 'method.changed' }],
      'account.changed': [{ type: 'account.changed' }],
      'login.cancelled': [{ type: 'login.cancelled' }],
    },
    actors: {
      requestCode: {
        done: [
          { ok: true, challenge: { challenge_id: key, expires_at: '2026-01-10T09:10:00Z', resend_at: '2026-01-10T09:01:00Z' } },
          tooMany,
          { ok: false, failure: 'notSent' },
        ],
        error: [broken],
      },
      verifyCode: {
        done: [
          { ok: true, session: seekerSession },
          ...(['wrong', 'expired', 'used', 'suspended'] as const).map((failure) => ({ ok: false as const, failure })),
          tooMany,
        ],
        error: [broken],
      },
      checkPassword: {
        done: [{ ok: true, session: seekerSession }, { ok: false, failure: 'invalid' }, { ok: false, failure: 'suspended' }, tooMany],
        error: [broken],
      },
    },
    project: () => null,
  },
});
