import { requestResetOtp, resetPassword, verifyResetOtp } from '../../../contract/recovery.ts';
import type { CheckAnswer, SaveAnswer } from '../../../src/machines/resetPassword/resetPassword.actors.ts';
import { resetPasswordFlow } from '../../../src/machines/resetPassword/resetPassword.fixtures.ts';
import { challengeNow, codeTimers, refusedCode, sentCode, typeCode } from './codes.ts';
import { drivePaths } from './drive.ts';
import { field, open, press } from './gestures.ts';
import { data, refusal, type Reply, type Stand, type WireCall } from './plan.ts';

/** Opens the page where a reload of this tab left it. */
const reloaded = (isSent: boolean) => async (stand: Stand) => {
  const challenge = challengeNow();
  const begun = { email: stand.email, challenge: isSent ? challenge : null, until: challenge.expires_at };
  await stand.page.addInitScript((stored) => sessionStorage.setItem('reset-password', JSON.stringify(stored)), begun);
  await open('/change-password')(stand);
};

const checked = (answer: CheckAnswer): Reply => (answer.ok ? data(null) : refusedCode[answer.failure]);

drivePaths(resetPasswordFlow)({
  begin: {
    visitor: open('/change-password'),
    linked: (stand) => open(`/change-password#otp=123456&email=${stand.email}`)(stand),
    sent: reloaded(true),
    allowed: reloaded(false),
  },
  gestures: {
    'email.submitted': async (stand, { email }) => {
      await field(stand, 'getStarted:email').fill(email === 'ana' ? email : stand.email);
      await press('resetPassword:send')(stand);
    },
    'email.changed': press('resetPassword:otherAddress'),
    'link.retried': press('getStarted:tryAgain'),
    'code.submitted': (stand, { code }, states) => typeCode(stand, code, states.includes('enteringCode.answer.failed')),
    'code.resendRequested': press('getStarted:code.resend'),
    'password.submitted': async (stand, { password }) => {
      await field(stand, 'resetPassword:choose.label').fill(password);
      await press('resetPassword:choose.submit')(stand);
    },
  },
  calls: {
    requestCode: { call: requestResetOtp, reply: sentCode },
    checkCode: { call: verifyResetOtp, reply: checked } satisfies WireCall<CheckAnswer>,
    exchangeLink: { call: verifyResetOtp, reply: checked } satisfies WireCall<CheckAnswer>,
    savePassword: {
      call: resetPassword,
      reply: (answer) => {
        if (answer.ok) return data(answer.session);
        if (answer.failure === 'refused') return refusal('parameterInvalid', { errors: { new_password: [answer.reason] } });
        return refusal(answer.failure === 'lapsed' ? 'loginLapsed' : 'accountSuspended');
      },
    } satisfies WireCall<SaveAnswer>,
  },
  timers: codeTimers,
});
