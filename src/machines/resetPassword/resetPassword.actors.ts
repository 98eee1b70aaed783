import { fromPromise } from 'xstate';
import type { Session } from '../../../contract/records.ts';
import type { CodeRefusal, SendAnswer } from '../codeEntry/codeEntry.actors.ts';
import { missing } from '../missing.ts';

/** The right to choose a password is kept for this browser by the server; nothing of it comes here. */
export type CheckAnswer = { ok: true } | CodeRefusal;
/** The session says what is still waited for, as after any login. */
export type SaveAnswer =
  | { ok: true; session: Session }
  | { ok: false; failure: 'lapsed' | 'suspended' }
  /** The password is not taken, for a reason in words. */
  | { ok: false; failure: 'refused'; reason: string };

/** What resetting a password needs done for it. Codes and passwords pass through and are never kept in the context. */
export const resetPasswordActors = {
  /** Answers alike whether or not the address has an account. */
  requestCode: fromPromise<SendAnswer, { email: string }>(missing('requestCode')),
  checkCode: fromPromise<CheckAnswer, { email: string; challengeId: string; code: string }>(missing('checkCode')),
  /** With the code of the link this page was opened with, which it takes out of the address. */
  exchangeLink: fromPromise<CheckAnswer, { email: string }>(missing('exchangeLink')),
  savePassword: fromPromise<SaveAnswer, { password: string }>(missing('savePassword')),
};
