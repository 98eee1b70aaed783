import { fromPromise } from 'xstate';
import { missing } from '../missing.ts';
import { stepUpMachine } from '../stepUp/stepUp.machine.ts';

/** `unknown`: the link belongs to another account, or doesn't exist. `taken`: another account uses the address by now. */
export type EmailChangeAnswer = { ok: true; email: string } | { ok: false; failure: 'proofNeeded' | 'signedOut' | 'used' | 'expired' | 'unknown' | 'taken' };

export const emailChangeActors = {
  changeEmail: fromPromise<EmailChangeAnswer, { ticket: string }>(missing('changeEmail')),
  stepUp: stepUpMachine,
};
