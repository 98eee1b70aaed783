import { fromPromise } from 'xstate';
import { missing } from '../missing.ts';
import { stepUpMachine } from '../stepUp/stepUp.machine.ts';

/** What to change: the email address, the password, nothing (export a copy of all data), or the account's existence. */
export type What = 'email' | 'password' | 'export' | 'deletion';
/** As typed; `confirmation` is the user's email address. */
export type Values = { email?: string; newPassword?: string; confirmation?: string };
/** `fields`: messages by field, in the reader's language. */
export type ChangeAnswer =
  | { ok: true }
  | { ok: false; failure: 'invalid'; fields: Record<string, string[]> }
  | { ok: false; failure: 'proofNeeded' | 'tooMany' | 'notSent' };

export const accountChangeActors = {
  makeChange: fromPromise<ChangeAnswer, { what: What; values: Values }>(missing('makeChange')),
  /** Signs out and goes to the home page; never completes. */
  leave: fromPromise<void>(missing('leave')),
  stepUp: stepUpMachine,
};
