import { generateEmailOtp, logOut } from '../../../contract/auth.ts';
import { getProof, stepUp } from '../../../contract/two-factor.ts';
import type { ProofAnswer, ProofNews, SentAnswer } from '../../../src/machines/stepUp/stepUp.actors.ts';
import { stepUpFlow } from '../../../src/machines/stepUp/stepUp.fixtures.ts';
import { challengeNow, tooMany, typeCode } from './codes.ts';
import { drivePaths } from './drive.ts';
import { beSeeker, open, press } from './gestures.ts';
import { data, refusal, type WireCall } from './plan.ts';
import { words } from './words.ts';

const refusals = { wrong: refusal('otpWrong'), expired: refusal('otpExpired'), changed: refusal('notAllowedNow'), tooMany };

drivePaths(stepUpFlow)({
  begin: {
    member: async (stand) => {
      await beSeeker(stand);
      await open('/account-settings/account')(stand);
      await press('account:password.title')(stand);
    },
  },
  gestures: {
    'proof.submitted': async (stand, { text }) => {
      const { page } = stand;
      const secret = page.getByLabel(/^(Password|Authenticator code)/);
      const digit = page.getByLabel('Digit 1 of 6');
      await secret.or(digit).first().waitFor();
      if (await digit.isVisible()) return typeCode(stand, text, await page.getByRole('button', { name: words('getStarted:continue') }).isVisible());
      await secret.first().fill(text);
      await press('account:proof.submit')(stand);
    },
    'code.resendRequested': press('account:proof.resend'),
    'method.changed': ({ page }) => page.getByRole('button', { name: /^(Use my password|Email me a code instead)$/ }).click(),
    'proof.retried': ({ page }) =>
      page
        .getByRole('dialog')
        .getByRole('button', { name: words('common:retry') })
        .click(),
    'login.requested': press('account:proof.signIn'),
    'proof.dismissed': press('common:close'),
  },
  // While it isn't known whether reauthentication is needed, nothing is shown.
  cannot: (event, before) => before.matches('learning') && (event.type === 'proof.dismissed' || event.type === 'method.changed'),
  calls: {
    learnProof: { call: getProof, reply: ({ isFresh, methods }) => data({ is_fresh: isFresh, methods }) } satisfies WireCall<ProofNews>,
    sendProofCode: {
      call: generateEmailOtp,
      reply: (answer) => (answer.ok ? data(challengeNow()) : answer.failure === 'tooMany' ? tooMany : refusal('otpNotSent')),
    } satisfies WireCall<SentAnswer>,
    // Only the failure leaves the chart where it is: otherwise the browser goes to another page.
    leaveToSignIn: { call: logOut, reply: () => null },
    checkProof: { call: stepUp, reply: (answer) => (answer.ok ? data(null) : refusals[answer.failure]) } satisfies WireCall<ProofAnswer>,
  },
  timers: { untilRetry: 61_000 },
});
