import { fromPromise } from 'xstate';
import { missing } from '../missing.ts';
import { stepUpMachine } from '../stepUp/stepUp.machine.ts';

/** `taken`: another account uses the address by now. */
export type ResendAnswer = { ok: true } | { ok: false; failure: 'proofNeeded' | 'tooMany' | 'notSent' | 'taken' };

export const pendingEmailActors = {
  /** The pending new address; null if there is none. */
  readPending: fromPromise<string | null>(missing('readPending')),
  /** Sends the confirmation email again; only the latest link works. */
  resendEmail: fromPromise<ResendAnswer, { email: string }>(missing('resendEmail')),
  cancelChange: fromPromise<void>(missing('cancelChange')),
  stepUp: stepUpMachine,
};
