import { fromPromise } from 'xstate';
import type { Session } from '../../../contract/records.ts';
import type { CodeRefusal, SendAnswer } from '../codeEntry/codeEntry.actors.ts';
import { missing } from '../missing.ts';

/** The server stores the right to choose a password for this browser; none of it is exposed here. */
export type CheckAnswer = { ok: true } | CodeRefusal;
/** The session says what is still required, as after any login. */
export type SaveAnswer =
  | { ok: true; session: Session }
  | { ok: false; failure: 'lapsed' | 'suspended' }
  /** The password was rejected, with a reason as text. */
  | { ok: false; failure: 'refused'; reason: string };

/** Actors for resetting a password. Codes and passwords pass through and are never stored in the context. */
export const resetPasswordActors = {
  /** The answer is the same whether or not the address has an account. */
  requestCode: fromPromise<SendAnswer, { email: string }>(missing('requestCode')),
  checkCode: fromPromise<CheckAnswer, { email: string; challengeId: string; code: string }>(missing('checkCode')),
  /** Uses the code of the link this page was opened with, and removes it from the URL. */
  exchangeLink: fromPromise<CheckAnswer, { email: string }>(missing('exchangeLink')),
  savePassword: fromPromise<SaveAnswer, { password: string }>(missing('savePassword')),
};
