import { fromPromise } from 'xstate';
import { ERRORS } from '../../../contract/errors.ts';
import type { ConfirmAnswer, DisableAnswer, EnrolAnswer, RenewAnswer } from '../../machines/twoFactorSetup/twoFactorSetup.actors.ts';
import { twoFactorSetupMachine } from '../../machines/twoFactorSetup/twoFactorSetup.machine.ts';
import { api } from '../api.ts';
import { limitedRefusalOf, refusalOf } from './refusals.ts';
import { stepUp } from './stepUp.ts';

const REFUSALS = { [ERRORS.proofNeeded.code]: 'proofNeeded', [ERRORS.notAllowedNow.code]: 'changed' } as const;
const CODE_REFUSALS = {
  ...REFUSALS,
  [ERRORS.otpWrong.code]: 'wrong',
  [ERRORS.otpUsed.code]: 'wrong',
  [ERRORS.parameterInvalid.code]: 'wrong',
} as const;

/** The two-factor setup chart with its actors. */
export const twoFactorSetup = twoFactorSetupMachine.provide({
  actors: {
    stepUp,
    readTwoFactor: fromPromise<{ isOn: boolean; codesLeft: number }>(async ({ signal }) => {
      const { is_on: isOn, recovery_codes_left: codesLeft } = (await api('getTwoFactor', {}, { signal })).data;
      return { isOn, codesLeft };
    }),
    enrol: fromPromise<EnrolAnswer>(({ signal }) =>
      api('enrolTwoFactor', { body: {} }, { signal }).then(
        ({ data }) => ({ ok: true, enrolment: data }),
        (error: unknown) => refusalOf(error, REFUSALS),
      ),
    ),
    confirmCode: fromPromise<ConfirmAnswer, { code: string }>(({ input, signal }) =>
      api('confirmTwoFactor', { body: { code: input.code } }, { signal }).then(
        ({ data }) => ({ ok: true, codes: data.recovery_codes }),
        (error: unknown) => limitedRefusalOf(error, CODE_REFUSALS),
      ),
    ),
    renewCodes: fromPromise<RenewAnswer>(({ signal }) =>
      api('renewRecoveryCodes', { body: {} }, { signal }).then(
        ({ data }) => ({ ok: true, codes: data.recovery_codes }),
        (error: unknown) => refusalOf(error, REFUSALS),
      ),
    ),
    disable: fromPromise<DisableAnswer>(({ signal }) =>
      api('disableTwoFactor', { body: {} }, { signal }).then(
        () => ({ ok: true }),
        (error: unknown) => refusalOf(error, REFUSALS),
      ),
    ),
  },
});
