import { cancelEmailChange, getAccountSetting, requestEmailChange } from '../../../contract/settings.ts';
import type { ResendAnswer } from '../../../src/machines/pendingEmail/pendingEmail.actors.ts';
import { pendingEmailFlow } from '../../../src/machines/pendingEmail/pendingEmail.fixtures.ts';
import { openAccount } from './accountPage.ts';
import { tooMany } from './codes.ts';
import { drivePaths } from './drive.ts';
import { press, retry } from './gestures.ts';
import { data, elsewhere, refusal, type WireCall } from './plan.ts';
import { proof } from './proof.ts';

const refusals = { tooMany, proofNeeded: refusal('proofNeeded'), notSent: refusal('otpNotSent'), taken: refusal('emailUsed') };

drivePaths(pendingEmailFlow)({
  begin: { seeker: openAccount() },
  gestures: {
    'address.awaited': elsewhere('the change of the address reports it, which is a call that these paths hold'),
    'letter.resendRequested': press('account:pending.resend'),
    'change.cancelled': press('account:pending.cancel'),
    'load.retried': retry,
  },
  calls: {
    readPending: { call: getAccountSetting, reply: (email) => data({ notifications: {}, pending_email: email }) } satisfies WireCall<string | null>,
    resendEmail: { call: requestEmailChange, reply: (answer) => (answer.ok ? data(null) : refusals[answer.failure]) } satisfies WireCall<ResendAnswer>,
    cancelChange: { call: cancelEmailChange, reply: () => data(null) },
    stepUp: proof,
  },
});
