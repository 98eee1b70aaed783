import { fromPromise } from 'xstate';
import type { SendAnswer } from '../codeEntry/codeEntry.actors.ts';
import type { ProofAnswer } from '../emailVerification/emailVerification.actors.ts';
import type { PhoneAnswer } from '../login/login.actors.ts';
import { missing } from '../missing.ts';
import { stepUpMachine } from '../stepUp/stepUp.machine.ts';

/** `message`: the server's message about the number. `proofNeeded`: nothing was sent; the user must reauthenticate. */
export type SmsAnswer = SendAnswer | { ok: false; failure: 'proofNeeded' } | { ok: false; failure: 'refused'; message: string };

/** Actors for verifying a number. Codes pass through and are never stored in the context. */
export const phoneVerificationActors = {
  /** Parses a phone number as people of the country write it. */
  readPhone: fromPromise<PhoneAnswer, { text: string; countryCode: string }>(missing('readPhone')),
  requestCode: fromPromise<SmsAnswer, { phone: string }>(missing('requestCode')),
  /** `taken`: another account has verified this number. */
  verifyPhone: fromPromise<ProofAnswer<'taken' | 'proofNeeded'>, { phone: string; challengeId: string; code: string }>(missing('verifyPhone')),
  stepUp: stepUpMachine,
};
