import { defineFlow } from '../flow.ts';
import { codeEvents, codeRefusals, enteringMeanings, sendAnswers } from '../codeEntry/codeEntry.fixtures.ts';
import { broken, user } from '../samples.ts';
import { emailVerificationMachine } from './emailVerification.machine.ts';

export const emailVerificationFlow = defineFlow({
  id: 'emailVerification',
  area: 'account',
  title: 'Prove an e-mail address',
  purpose: 'Proves that the address of an account is its owner’s, by a code mailed there.',
  source: 'src/machines/emailVerification/emailVerification.machine.ts',
  machine: emailVerificationMachine,
  states: {
    sending: 'A code is being sent.',
    unsent: 'No code is under way; one can be asked for.',
    ...enteringMeanings('entering'),
    verifying: 'The code is being checked.',
    tooMany: 'Too many codes or tries; it goes on after a while.',
    verified: 'The address is proven.',
    closed: 'The person put it off.',
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
