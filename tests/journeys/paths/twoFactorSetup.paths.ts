import { confirmTwoFactor, disableTwoFactor, enrolTwoFactor, getTwoFactor, renewRecoveryCodes } from '../../../contract/two-factor.ts';
import type { ConfirmAnswer, DisableAnswer, EnrolAnswer, RenewAnswer } from '../../../src/machines/twoFactorSetup/twoFactorSetup.actors.ts';
import { twoFactorSetupFlow } from '../../../src/machines/twoFactorSetup/twoFactorSetup.fixtures.ts';
import { answerOther, close, confirm, openAccount } from './accountPage.ts';
import { tooMany, typeCode } from './codes.ts';
import { drivePaths } from './drive.ts';
import { press, retry } from './gestures.ts';
import { data, refusal, type WireCall } from './plan.ts';
import { proof } from './proof.ts';

const refusals = { proofNeeded: refusal('proofNeeded'), changed: refusal('notAllowedNow'), wrong: refusal('otpWrong'), tooMany };
const state = (isOn: boolean, left: number) => ({ is_on: isOn, recovery_codes_left: left, passkeys: [] });

drivePaths(twoFactorSetupFlow)({
  begin: { member: openAccount((stand) => answerOther(stand, getTwoFactor, 2, state(false, 0))) },
  gestures: {
    'setup.requested': press('account:twoFactor.enable'),
    'setup.dismissed': close,
    'code.submitted': (stand, { code }, states) => typeCode(stand, code, states.includes('confirming.failed')),
    'codes.kept': press('account:codes.kept'),
    'renewal.requested': press('account:twoFactor.renew'),
    'disable.requested': press('account:twoFactor.disable'),
    'disable.confirmed': confirm('account:twoFactor.disable'),
    'load.retried': retry,
  },
  calls: {
    readTwoFactor: { call: getTwoFactor, reply: ({ isOn, codesLeft }) => data(state(isOn, codesLeft)) } satisfies WireCall<{
      isOn: boolean;
      codesLeft: number;
    }>,
    enrol: { call: enrolTwoFactor, reply: (answer) => (answer.ok ? data(answer.enrolment) : refusals[answer.failure]) } satisfies WireCall<EnrolAnswer>,
    confirmCode: {
      call: confirmTwoFactor,
      reply: (answer) => (answer.ok ? data({ recovery_codes: answer.codes }) : refusals[answer.failure]),
    } satisfies WireCall<ConfirmAnswer>,
    renewCodes: {
      call: renewRecoveryCodes,
      reply: (answer) => (answer.ok ? data({ recovery_codes: answer.codes }) : refusals[answer.failure]),
    } satisfies WireCall<RenewAnswer>,
    disable: { call: disableTwoFactor, reply: (answer) => (answer.ok ? data(null) : refusals[answer.failure]) } satisfies WireCall<DisableAnswer>,
    stepUp: proof,
  },
  timers: { untilRetry: 61_000 },
});
