import { generatePhoneOtp } from '../../../contract/login.ts';
import { verifyPhone } from '../../../contract/recovery.ts';
import type { ProofAnswer } from '../../../src/machines/emailVerification/emailVerification.actors.ts';
import type { PhoneAnswer } from '../../../src/machines/login/login.actors.ts';
import type { SmsAnswer } from '../../../src/machines/phoneVerification/phoneVerification.actors.ts';
import { phoneVerificationFlow } from '../../../src/machines/phoneVerification/phoneVerification.fixtures.ts';
import { codeTimers, readNumbers, refusedCode, sentMocked, typeCode } from './codes.ts';
import { drivePaths } from './drive.ts';
import { beSeeker, field, open, press } from './gestures.ts';
import { data, type OwnCall, refusal, type WireCall } from './plan.ts';
import { proof } from './proof.ts';

let numbers = 1_000;

drivePaths(phoneVerificationFlow)({
  begin: {
    member: async (stand) => {
      await beSeeker(stand);
      await open('/account-settings/account')(stand);
      await press('account:phone.add')(stand);
    },
  },
  gestures: {
    'number.submitted': async (stand) => {
      await field(stand, 'getStarted:phone').fill(stand.kept.field ?? '');
      await press('verify:phone.send')(stand);
    },
    'number.changed': press('verify:phone.other'),
    'code.submitted': (stand, { code }, states) => typeCode(stand, code, states.includes('entering.answer.failed')),
    'code.resendRequested': press('getStarted:code.resend'),
    'verification.closed': press('verify:later'),
  },
  // "Confirm it’s you" has a close button of its own.
  cannot: (event, before) => event.type === 'verification.closed' && before.matches('proving'),
  calls: {
    readPhone: {
      pave: (answer) => async (stand) => {
        await readNumbers(stand, 'ok' in answer);
        // Each time another: to one that was just sent a code, none is sent.
        stand.kept.field = 'ok' in answer && !answer.ok ? '917' : `917 123 ${(numbers += 1)}`;
      },
    } satisfies OwnCall<PhoneAnswer | Error>,
    requestCode: {
      call: generatePhoneOtp,
      reply: (answer) => {
        if (answer.ok || answer.failure === 'tooMany' || answer.failure === 'notSent') return sentMocked(answer);
        return answer.failure === 'proofNeeded' ? refusal('proofNeeded') : refusal('parameterInvalid', { errors: { phone: [answer.message] } });
      },
    } satisfies WireCall<SmsAnswer>,
    verifyPhone: {
      call: verifyPhone,
      reply: (answer) => {
        if (answer.ok) return data(answer.user);
        if (answer.failure === 'taken') return refusal('phoneTaken');
        return answer.failure === 'proofNeeded' ? refusal('proofNeeded') : refusedCode[answer.failure];
      },
    } satisfies WireCall<ProofAnswer<'taken' | 'proofNeeded'>>,
    stepUp: proof,
  },
  timers: codeTimers,
});
