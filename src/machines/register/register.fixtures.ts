import { defineFlow } from '../flow.ts';
import { broken, newcomerSession, noSession, seekerSession, user } from '../samples.ts';
import { registerMachine } from './register.machine.ts';

const from = { session: noSession, redirect: null, otherSites: [], clockOffset: 0 };

export const registerFlow = defineFlow({
  id: 'register',
  area: 'account',
  title: 'Register',
  purpose: 'Creates a job seeker’s account and leads to the wizard, or back to where they came from.',
  source: 'src/machines/register/register.machine.ts',
  machine: registerMachine,
  states: {
    starting: 'Deciding by the current session.',
    already: 'The user is already signed in; continues.',
    filling: 'The user fills in the form.',
    submitting: 'Registering.',
    emailTaken: 'The address already has an account: the user can sign in, or use another address.',
    phoneTaken: 'The phone number already has an account.',
    invalidPhone: 'Not a valid phone number in its country; the field shows an example.',
    invalid: 'Some fields are invalid; each says why.',
    failed: 'No response; the input is still there.',
    tooMany: 'Too many attempts; continues after a while.',
    verifyingEmail: 'Registered; the user enters the emailed code, or postpones it.',
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
