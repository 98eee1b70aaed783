import { defineFlow } from '../flow.ts';
import { broken, newcomerSession, noSession, seekerSession, user } from '../samples.ts';
import { registerMachine } from './register.machine.ts';

const from = { session: noSession, redirect: null, otherSites: [], clockOffset: 0 };

export const registerFlow = defineFlow({
  id: 'register',
  area: 'account',
  title: 'Register',
  purpose: 'Makes a job seeker’s account and leads to the wizard, or back to where they came from.',
  source: 'src/machines/register/register.machine.ts',
  machine: registerMachine,
  states: {
    starting: 'Deciding by who one is already.',
    already: 'One is logged in; straight on.',
    filling: 'The form is being filled in.',
    submitting: 'It is being sent.',
    emailTaken: 'The address has an account: sign in, or use another.',
    phoneTaken: 'The phone number has an account.',
    invalidPhone: 'What was typed is no phone number of its country; it says what one looks like.',
    invalid: 'Fields are not as they must be; each says why.',
    failed: 'No answer came; what was typed is kept.',
    tooMany: 'Too many tries; it goes on after a while.',
    verifyingEmail: 'Registered; the code that was mailed is asked for, or left for later.',
    done: 'Registered.',
  },
  fixtures: {
    inputs: { visitor: from, seeker: { ...from, session: seekerSession } },
    events: {
      'details.submitted': [
        {
          type: 'details.submitted',
          details: { email: 'ana@example.com', password: 'waymark-demo-1', first_name: 'Ana', last_name: 'Reyes', terms_and_condition: true },
        },
      ],
    },
    actors: {
      register: {
        done: [
          { ok: true, session: newcomerSession },
          { ok: false, failure: 'emailTaken' },
          { ok: false, failure: 'phoneTaken' },
          { ok: false, failure: 'phoneFault', fault: 'phone.invalid' },
          { ok: false, failure: 'alreadyLoggedIn', session: seekerSession },
          { ok: false, failure: 'invalid', fields: { first_name: ['required'] } },
          { ok: false, failure: 'tooMany', retryAt: '2026-01-10T09:05:00Z' },
        ],
        error: [broken],
      },
      emailVerification: { done: [{ user: { ...user, is_profile_completed: false } }, { user: null }] },
    },
    project: () => null,
  },
});
