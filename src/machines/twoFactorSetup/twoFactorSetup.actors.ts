import { fromPromise } from 'xstate';
import { missing } from '../missing.ts';
import type { TooMany } from '../stepUp/stepUp.actors.ts';
import { stepUpMachine } from '../stepUp/stepUp.machine.ts';

/** `uri`: otpauth://, for a QR code. `secret`: the same, for typing. */
export type Enrolment = { secret: string; uri: string };
/** `proofNeeded`: the last authentication is too long ago. `changed`: it is already on, or off. */
type Refused<F extends string = never> = { ok: false; failure: 'proofNeeded' | 'changed' | F };
export type EnrolAnswer = { ok: true; enrolment: Enrolment } | Refused;
export type ConfirmAnswer = { ok: true; codes: string[] } | Refused<'wrong'> | TooMany;
export type RenewAnswer = { ok: true; codes: string[] } | Refused;
export type DisableAnswer = { ok: true } | Refused;

export const twoFactorSetupActors = {
  readTwoFactor: fromPromise<{ isOn: boolean; codesLeft: number }>(missing('readTwoFactor')),
  enrol: fromPromise<EnrolAnswer>(missing('enrol')),
  confirmCode: fromPromise<ConfirmAnswer, { code: string }>(missing('confirmCode')),
  renewCodes: fromPromise<RenewAnswer>(missing('renewCodes')),
  disable: fromPromise<DisableAnswer>(missing('disable')),
  stepUp: stepUpMachine,
};
