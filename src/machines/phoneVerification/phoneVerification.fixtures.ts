import { defineFlow } from '../flow.ts';
import { codeEvents, codeRefusals, enteringMeanings, refused, sendAnswers } from '../codeEntry/codeEntry.fixtures.ts';
import { broken, user } from '../samples.ts';
import { phoneVerificationMachine } from './phoneVerification.machine.ts';

const phone = '+639171234567';

export const phoneVerificationFlow = defineFlow({
  id: 'phoneVerification',
  area: 'account',
  title: 'Prove a mobile number',
  purpose: 'Proves that a mobile number is one’s own, by a code sent there.',
  source: 'src/machines/phoneVerification/phoneVerification.machine.ts',
  machine: phoneVerificationMachine,
  states: {
    askingNumber: 'The number is asked for.',
    'askingNumber.fresh': 'Nothing was tried yet.',
    'askingNumber.invalid': 'It is no number of that country.',
    'askingNumber.unread': 'It could not be read just now.',
    'askingNumber.refused': 'No message can be sent to it; the server says why.',
    'askingNumber.notSent': 'The message could not be sent.',
    'askingNumber.failed': 'No answer came; the code may not be on its way.',
    'askingNumber.taken': 'Another account has proven it.',
    readingNumber: 'The number is being read.',
    sending: 'A code is being sent.',
    ...enteringMeanings('entering'),
    verifying: 'The code is being checked.',
    proving: 'Who one is has to be proven first.',
    tooMany: 'Too many codes or tries; it goes on after a while.',
    verified: 'The number is proven, and one’s own.',
    closed: 'The person put it off.',
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
