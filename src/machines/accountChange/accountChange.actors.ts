import { fromPromise } from 'xstate';
import { missing } from '../missing.ts';
import { stepUpMachine } from '../stepUp/stepUp.machine.ts';

/** What is changed: the address one signs in with, the password, nothing (everything is given out), or that there is an account. */
export type What = 'email' | 'password' | 'export' | 'deletion';
/** As typed; `confirmation` is one's e-mail address. */
export type Values = { email?: string; newPassword?: string; confirmation?: string };
/** `fields`: messages by field, in the reader's language. */
export type ChangeAnswer =
  | { ok: true }
  | { ok: false; failure: 'invalid'; fields: Record<string, string[]> }
  | { ok: false; failure: 'proofNeeded' | 'tooMany' | 'notSent' };

export const accountChangeActors = {
  makeChange: fromPromise<ChangeAnswer, { what: What; values: Values }>(missing('makeChange')),
  /** Leaves for the start page, as nobody; not done. */
  leave: fromPromise<void>(missing('leave')),
  stepUp: stepUpMachine,
};
