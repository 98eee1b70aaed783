import { defineFlow } from '../flow.ts';
import { codeEvents, codeRefusals, enteringMeanings, sendAnswers } from '../codeEntry/codeEntry.fixtures.ts';
import { broken, user } from '../samples.ts';
import { emailVerificationMachine } from './emailVerification.machine.ts';

export const emailVerificationFlow = defineFlow({
  id: 'emailVerification',
  area: 'account',
  title: 'Verify an email address',
  purpose: 'Verifies that the user controls their account’s email address, with a code sent there.',
  source: 'src/machines/emailVerification/emailVerification.machine.ts',
  machine: emailVerificationMachine,
  states: {
    sending: 'Sending a code.',
    unsent: 'No code is active; the user can request one.',
    ...enteringMeanings('entering'),
    verifying: 'Checking the code.',
    tooMany: 'Too many codes or attempts; continues after a while.',
    verified: 'The address is verified.',
    closed: 'The user postponed it.',
  },
  fixtures: {
    inputs: { member: { email: 'ana@example.com', clockOffset: 0 } },
    events: {
      ...codeEvents,
      'verification.closed': [{ type: 'verification.closed' }],
    },
    actors: {
      requestCode: { done: sendAnswers, error: [broken] },
      verifyEmail: { done: [{ ok: true, user }, ...codeRefusals], error: [broken] },
    },
    project: () => null,
  },
});
