import { fromPromise } from 'xstate';
import { ERRORS } from '../../../contract/errors.ts';
import type { Given, ProofAnswer, ProofNews, SentAnswer } from '../../machines/stepUp/stepUp.actors.ts';
import { signInPath } from '../../machines/login/target.ts';
import { stepUpMachine } from '../../machines/stepUp/stepUp.machine.ts';
import { api } from '../api.ts';
import { dropCookies } from '../session.ts';
import { limitedRefusalOf } from './refusals.ts';

const REFUSALS = {
  [ERRORS.credentialsIncorrect.code]: 'wrong',
  [ERRORS.otpWrong.code]: 'wrong',
  [ERRORS.parameterInvalid.code]: 'wrong',
  [ERRORS.otpExpired.code]: 'expired',
  [ERRORS.otpUsed.code]: 'expired',
  [ERRORS.notAllowedNow.code]: 'changed',
} as const;

function bodyOf({ method, text, challengeId }: Given) {
  if (method === 'password') return { password: text };
  return method === 'totp' ? { totp: text } : { otp: text, challenge_id: challengeId ?? '' };
}

/** The reauthentication chart with its actors. */
export const stepUp = stepUpMachine.provide({
  actors: {
    learnProof: fromPromise<ProofNews>(async ({ signal }) => {
      const { is_fresh: isFresh, methods } = (await api('getProof', {}, { signal })).data;
      return { isFresh, methods };
    }),
    sendProofCode: fromPromise<SentAnswer, { email: string }>(async ({ input, signal }) => {
      try {
        const { data } = await api('generateEmailOtp', { body: { email: input.email, purpose: 'proof' } }, { signal });
        return { ok: true, challengeId: data.challenge_id };
      } catch (error) {
        return limitedRefusalOf(error, { [ERRORS.otpNotSent.code]: 'notSent' });
      }
    }),
    leaveToSignIn: fromPromise<void>(async ({ signal }) => {
      await api('logOut', { body: { source: 'web' } }, { signal });
      await dropCookies();
      const { pathname, search } = window.location;
      window.location.assign(signInPath(pathname + search));
      return new Promise<void>(() => {});
    }),
    checkProof: fromPromise<ProofAnswer, Given>(async ({ input, signal }) => {
      try {
        await api('stepUp', { body: bodyOf(input) }, { signal });
        return { ok: true };
      } catch (error) {
        return limitedRefusalOf(error, REFUSALS);
      }
    }),
  },
});
