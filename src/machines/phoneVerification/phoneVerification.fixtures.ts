import { defineFlow } from '../flow.ts';
import { codeEvents, codeRefusals, enteringMeanings, refused, sendAnswers } from '../codeEntry/codeEntry.fixtures.ts';
import { broken, user } from '../samples.ts';
import { phoneVerificationMachine } from './phoneVerification.machine.ts';

const phone = '+639171234567';

export const phoneVerificationFlow = defineFlow({
  id: 'phoneVerification',
  area: 'account',
  title: 'Verify a mobile number',
  purpose: 'Verifies that a mobile number belongs to the user, with a code sent there.',
  source: 'src/machines/phoneVerification/phoneVerification.machine.ts',
  machine: phoneVerificationMachine,
  states: {
    askingNumber: 'The user enters the number.',
    'askingNumber.fresh': 'Nothing has been submitted yet.',
    'askingNumber.invalid': 'Not a valid number in that country.',
    'askingNumber.unread': 'The number couldn’t be parsed just now.',
    'askingNumber.refused': 'The server can’t send messages to it, and says why.',
    'askingNumber.notSent': 'The message couldn’t be sent.',
    'askingNumber.failed': 'No response; the code may not have been sent.',
    'askingNumber.taken': 'Another account has verified it.',
    readingNumber: 'Parsing the number.',
    sending: 'Sending a code.',
    ...enteringMeanings('entering'),
    verifying: 'Checking the code.',
    proving: 'The user must reauthenticate.',
    tooMany: 'Too many codes or attempts; continues after a while.',
    verified: 'The number is verified.',
    closed: 'The user postponed it.',
  },
  fixtures: {
    inputs: { member: { email: user.email, phone: '', clockOffset: 0 } },
    events: {
      'number.submitted': [{ type: 'number.submitted', text: '917 123 4567', countryCode: 'ph' }],
      'number.changed': [{ type: 'number.changed' }],
      ...codeEvents,
      'verification.closed': [{ type: 'verification.closed' }],
    },
    actors: {
      readPhone: { done: [{ ok: true, phone }, refused('phone.tooFewDigits')], error: [broken] },
      requestCode: {
        done: [...sendAnswers, refused('proofNeeded'), { ok: false, failure: 'refused', message: 'Not to this country.' }],
        error: [broken],
      },
      verifyPhone: {
        done: [{ ok: true, user: { ...user, phone_num: phone, is_mobile_verified: true } }, ...codeRefusals, refused('taken'), refused('proofNeeded')],
        error: [broken],
      },
      stepUp: { done: [{ isProven: true }, { isProven: false }] },
    },
    project: () => null,
  },
});
