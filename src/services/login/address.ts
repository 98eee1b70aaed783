import { fromPromise } from 'xstate';
import { ERRORS } from '../../../contract/errors.ts';
import { toFailure } from '../../lib/failure.ts';
import { readPhone as read } from '../../lib/phone.ts';
import type { SendAnswer } from '../../machines/codeEntry/codeEntry.actors.ts';
import type { Identifier, PasswordAnswer, PhoneAnswer, VerifyAnswer } from '../../machines/login/login.actors.ts';
import { api } from '../api.ts';
import { enter, refusalOf } from './answers.ts';
import { challengeFor, forgetSpent } from './sentCodes.ts';

export const readPhone = fromPromise<PhoneAnswer, { text: string; countryCode: string }>(async ({ input }) => {
  const answer = await read(input.text, input.countryCode);
  return 'number' in answer ? { ok: true, phone: answer.number } : { ok: false, failure: answer.fault };
});

const codeRequest = ({ canRegister }: { canRegister: boolean }) =>
  fromPromise<SendAnswer, Identifier>(async ({ input: { kind, address }, signal }) => {
    try {
      const send = () =>
        kind === 'email'
          ? api('generateEmailOtp', { body: { email: address, purpose: 'login', can_register: canRegister } }, { signal })
          : api('generatePhoneOtp', { body: { phone: address, purpose: 'login' } }, { signal });
      return { ok: true, challenge: await challengeFor('login', address, send) };
    } catch (error) {
      return refusalOf(error, { [ERRORS.otpNotSent.code]: 'notSent' as const, [ERRORS.parameterInvalid.code]: 'notSent' as const });
    }
  });

/** For job seekers: a code to an address without an account creates one. */
export const requestCode = codeRequest({ canRegister: true });
/** For employers: registering requires a company's name. */
export const requestEmployerCode = codeRequest({ canRegister: false });

export const CODE_REFUSALS = {
  [ERRORS.otpWrong.code]: 'wrong',
  [ERRORS.otpExpired.code]: 'expired',
  [ERRORS.otpUsed.code]: 'used',
  [ERRORS.accountSuspended.code]: 'suspended',
  // An address without an account answers like a wrong code, for any code.
  [ERRORS.credentialsIncorrect.code]: 'wrong',
  [ERRORS.parameterInvalid.code]: 'wrong',
} as const;

export const verifyCode = fromPromise<VerifyAnswer, { address: string; challengeId: string; code: string }>(
  async ({ input: { address, challengeId, code }, signal }) =>
    forgetSpent(
      challengeId,
      await enter(
        () => api('login', { body: { login: address, otp: code, challenge_id: challengeId, terms_and_condition: true } }, { signal }),
        CODE_REFUSALS,
        signal,
      ),
    ),
);

export const checkPassword = fromPromise<PasswordAnswer, { address: string; password: string }>(async ({ input, signal }) => {
  const body = { login: input.address, password: input.password };
  try {
    return await enter(() => api('login', { body }, { signal }), { [ERRORS.accountSuspended.code]: 'suspended' as const }, signal);
  } catch (error) {
    // By status, as the specification requires (§8).
    const { status } = toFailure(error);
    if (status === 403) return { ok: false, failure: 'suspended' };
    if (status === 401 || status === 422) return { ok: false, failure: 'invalid' };
    throw error;
  }
});
