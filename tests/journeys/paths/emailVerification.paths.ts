import { generateEmailOtp } from '../../../contract/auth.ts';
import { verifyEmail } from '../../../contract/recovery.ts';
import type { ProofAnswer } from '../../../src/machines/emailVerification/emailVerification.actors.ts';
import { emailVerificationFlow } from '../../../src/machines/emailVerification/emailVerification.fixtures.ts';
import { codeTimers, refusedCode, sentMocked, typeCode } from './codes.ts';
import { drivePaths } from './drive.ts';
import { beSeeker, button, open, press } from './gestures.ts';
import { data, type WireCall } from './plan.ts';

drivePaths(emailVerificationFlow)({
  begin: {
    member: async (stand) => {
      await beSeeker(stand);
      await open('/account-settings/account')(stand);
      await press('account:email.confirm')(stand);
    },
  },
  gestures: {
    'code.submitted': (stand, { code }, states) => typeCode(stand, code, states.includes('entering.answer.failed')),
    'code.resendRequested': (stand) => button(stand, 'getStarted:code.send', 'getStarted:code.resend').click(),
    'verification.closed': press('verify:later'),
  },
  calls: {
    requestCode: { call: generateEmailOtp, reply: sentMocked },
    verifyEmail: { call: verifyEmail, reply: (answer) => (answer.ok ? data(answer.user) : refusedCode[answer.failure]) } satisfies WireCall<ProofAnswer>,
  },
  timers: codeTimers,
});
