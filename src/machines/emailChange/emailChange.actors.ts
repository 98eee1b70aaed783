import { fromPromise } from 'xstate';
import { missing } from '../missing.ts';
import { stepUpMachine } from '../stepUp/stepUp.machine.ts';

/** `unknown`: the link is another account's, or there is no such link. `taken`: the address has another account meanwhile. */
export type EmailChangeAnswer = { ok: true; email: string } | { ok: false; failure: 'proofNeeded' | 'signedOut' | 'used' | 'expired' | 'unknown' | 'taken' };

export const emailChangeActors = {
  changeEmail: fromPromise<EmailChangeAnswer, { ticket: string }>(missing('changeEmail')),
  stepUp: stepUpMachine,
};
