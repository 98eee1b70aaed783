import { fromPromise } from 'xstate';
import type { OtpChallenge } from '../../../contract/auth.ts';
import type { Session } from '../../../contract/records.ts';
import { missing } from '../missing.ts';

/** `retryAt`: ISO-8601 on the server's clock. */
type TooMany = { ok: false; failure: 'tooMany'; retryAt: string };

export type CodeAnswer = { ok: true; challenge: OtpChallenge } | { ok: false; failure: 'notSent' } | TooMany;
export type CodeFailure = 'wrong' | 'expired' | 'used' | 'suspended';
export type PasswordFailure = 'invalid' | 'suspended';
export type VerifyAnswer = { ok: true; session: Session } | { ok: false; failure: CodeFailure } | TooMany;
export type PasswordAnswer = { ok: true; session: Session } | { ok: false; failure: PasswordFailure } | TooMany;

/** What the login flow needs done for it. Passwords and codes pass through and are never kept in the context. */
export const loginActors = {
  /** Answers alike whether or not the address has an account. */
  requestCode: fromPromise<CodeAnswer, { email: string }>(missing('requestCode')),
  verifyCode: fromPromise<VerifyAnswer, { email: string; challengeId: string; code: string }>(missing('verifyCode')),
  checkPassword: fromPromise<PasswordAnswer, { email: string; password: string }>(missing('checkPassword')),
};
