import { fromPromise } from 'xstate';
import { ERRORS } from '../../../contract/errors.ts';
import { toFailure } from '../../lib/failure.ts';
import { emailVerificationMachine } from '../../machines/emailVerification/emailVerification.machine.ts';
import type { SendAnswer } from '../../machines/codeEntry/codeEntry.actors.ts';
import type { ProofAnswer } from '../../machines/emailVerification/emailVerification.actors.ts';
import { phoneVerificationMachine } from '../../machines/phoneVerification/phoneVerification.machine.ts';
import type { SmsAnswer } from '../../machines/phoneVerification/phoneVerification.actors.ts';
import { stepUp } from '../account/stepUp.ts';
import { api } from '../api.ts';
import { readPhone } from '../login/address.ts';
import { refusalOf } from '../login/answers.ts';
import { challengeFor, forgetSpent } from '../login/sentCodes.ts';
import { CODE_REFUSALS, NOT_SENT } from './codes.ts';

const PROOF_NEEDED = { [ERRORS.proofNeeded.code]: 'proofNeeded' } as const;

const mailCode = fromPromise<SendAnswer, { email: string }>(async ({ input, signal }) => {
  try {
    const send = () => api('generateEmailOtp', { body: { email: input.email, purpose: 'verify' } }, { signal });
    return { ok: true, challenge: await challengeFor('verify', input.email, send) };
  } catch (error) {
    return refusalOf(error, NOT_SENT);
  }
});

const verifyEmail = fromPromise<ProofAnswer, { challengeId: string; code: string }>(async ({ input, signal }) => {
  try {
    const { data: user } = await api('verifyEmail', { body: { otp: input.code, challenge_id: input.challengeId } }, { signal });
    return forgetSpent(input.challengeId, { ok: true, user });
  } catch (error) {
    return forgetSpent(input.challengeId, refusalOf(error, CODE_REFUSALS));
  }
});

const textCode = fromPromise<SmsAnswer, { phone: string }>(async ({ input, signal }) => {
  try {
    const send = () => api('generatePhoneOtp', { body: { phone: input.phone, purpose: 'verify' } }, { signal });
    return { ok: true, challenge: await challengeFor('verify', input.phone, send) };
  } catch (error) {
    const { code, fields } = toFailure(error);
    const message = fields['phone']?.[0];
    if (code === ERRORS.parameterInvalid.code && message !== undefined) return { ok: false, failure: 'refused', message };
    return refusalOf(error, { ...NOT_SENT, ...PROOF_NEEDED });
  }
});

const verifyPhone = fromPromise<ProofAnswer<'taken' | 'proofNeeded'>, { phone: string; challengeId: string; code: string }>(async ({ input, signal }) => {
  const body = { phone: input.phone, otp: input.code, challenge_id: input.challengeId };
  try {
    const { data: user } = await api('verifyPhone', { body }, { signal });
    return forgetSpent(input.challengeId, { ok: true, user });
  } catch (error) {
    return forgetSpent(input.challengeId, refusalOf(error, { ...CODE_REFUSALS, ...PROOF_NEEDED, [ERRORS.phoneTaken.code]: 'taken' as const }));
  }
});

/** The charts for verifying an address and a number with their actors. */
export const emailVerification = emailVerificationMachine.provide({ actors: { requestCode: mailCode, verifyEmail } });
export const phoneVerification = phoneVerificationMachine.provide({ actors: { readPhone, requestCode: textCode, verifyPhone, stepUp } });
