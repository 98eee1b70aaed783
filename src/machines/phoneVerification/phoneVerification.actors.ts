import { fromPromise } from 'xstate';
import type { SendAnswer } from '../codeEntry/codeEntry.actors.ts';
import type { ProofAnswer } from '../emailVerification/emailVerification.actors.ts';
import type { PhoneAnswer } from '../login/login.actors.ts';
import { missing } from '../missing.ts';
import { stepUpMachine } from '../stepUp/stepUp.machine.ts';

/** `message`: the server's words about the number. `proofNeeded`: nothing was sent; who one is has to be proven first. */
export type SmsAnswer = SendAnswer | { ok: false; failure: 'proofNeeded' } | { ok: false; failure: 'refused'; message: string };

/** What proving a number needs done for it. Codes pass through and are never kept in the context. */
export const phoneVerificationActors = {
  /** Reads a number as people of the country write it. */
  readPhone: fromPromise<PhoneAnswer, { text: string; countryCode: string }>(missing('readPhone')),
  requestCode: fromPromise<SmsAnswer, { phone: string }>(missing('requestCode')),
  /** `taken`: another account has proven this number. */
  verifyPhone: fromPromise<ProofAnswer<'taken' | 'proofNeeded'>, { phone: string; challengeId: string; code: string }>(missing('verifyPhone')),
  stepUp: stepUpMachine,
};
