import { fromPromise } from 'xstate';
import { ERRORS } from '../../contract/errors.ts';
import { toFailure, type Failure } from '../lib/failure.ts';
import { loginMachine } from '../machines/login/login.machine.ts';
import type { CodeAnswer, PasswordAnswer, VerifyAnswer } from '../machines/login/login.actors.ts';
import { api } from './api.ts';

/** The instant from which trying again makes sense, on the server's clock as this device knows it. */
const retryAt = ({ retryAfter }: Failure, clockOffset = 0) => new Date(Date.now() + clockOffset + (retryAfter ?? 60) * 1_000).toISOString();

const requestCode = fromPromise<CodeAnswer, { email: string }>(async ({ input, signal }) => {
  try {
    return { ok: true, challenge: (await api('generateEmailOtp', { body: { email: input.email, purpose: 'login' } }, { signal })).data };
  } catch (error) {
    const failure = toFailure(error);
    if (failure.code === ERRORS.tooManyAttempts.code) return { ok: false, failure: 'tooMany', retryAt: retryAt(failure) };
    if (failure.code === ERRORS.otpNotSent.code) return { ok: false, failure: 'notSent' };
    throw failure;
  }
});

const CODE_FAILURES = {
  [ERRORS.otpWrong.code]: 'wrong',
  [ERRORS.otpExpired.code]: 'expired',
  [ERRORS.otpUsed.code]: 'used',
  [ERRORS.accountSuspended.code]: 'suspended',
} as const;

const verifyCode = fromPromise<VerifyAnswer, { email: string; challengeId: string; code: string }>(async ({ input, signal }) => {
  try {
    return { ok: true, session: (await api('login', { body: { login: input.email, otp: input.code, challenge_id: input.challengeId } }, { signal })).data };
  } catch (error) {
    const failure = toFailure(error);
    if (failure.code === ERRORS.tooManyAttempts.code) return { ok: false, failure: 'tooMany', retryAt: retryAt(failure) };
    if (failure.code in CODE_FAILURES) return { ok: false, failure: CODE_FAILURES[failure.code as keyof typeof CODE_FAILURES] };
    // An address without an account answers like a wrong code, whatever the code.
    if (failure.status === 401 || failure.status === 422) return { ok: false, failure: 'wrong' };
    throw failure;
  }
});

const checkPassword = fromPromise<PasswordAnswer, { email: string; password: string }>(async ({ input, signal }) => {
  try {
    return { ok: true, session: (await api('login', { body: { login: input.email, password: input.password } }, { signal })).data };
  } catch (error) {
    const failure = toFailure(error);
    if (failure.code === ERRORS.tooManyAttempts.code) return { ok: false, failure: 'tooMany', retryAt: retryAt(failure) };
    if (failure.status === 403) return { ok: false, failure: 'suspended' };
    if (failure.status === 401 || failure.status === 422) return { ok: false, failure: 'invalid' };
    throw failure;
  }
});

/** The sign-in chart with its real actors. */
export const login = loginMachine.provide({ actors: { requestCode, verifyCode, checkPassword } });
