import { fromPromise } from 'xstate';
import { missing } from '../missing.ts';
import { stepUpMachine } from '../stepUp/stepUp.machine.ts';

/** `taken`: the address has another account meanwhile. */
export type ResendAnswer = { ok: true } | { ok: false; failure: 'proofNeeded' | 'tooMany' | 'notSent' | 'taken' };

export const pendingEmailActors = {
  /** The new address that waits; null where none does. */
  readPending: fromPromise<string | null>(missing('readPending')),
  /** Another letter, whose link alone counts from then on. */
  resendLetter: fromPromise<ResendAnswer, { email: string }>(missing('resendLetter')),
  cancelChange: fromPromise<void>(missing('cancelChange')),
  stepUp: stepUpMachine,
};
