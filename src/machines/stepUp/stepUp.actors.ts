import { fromPromise } from 'xstate';
import type { ProofMethod } from '../../../contract/two-factor.ts';
import { missing } from '../missing.ts';

/** `retryAt`: ISO-8601, this device's clock. */
export type TooMany = { ok: false; failure: 'tooMany'; retryAt: string };
export type ProofNews = { isFresh: boolean; methods: ProofMethod[] };
export type SentAnswer = { ok: true; challengeId: string } | { ok: false; failure: 'notSent' } | TooMany;
/** `text`: the password or code as typed. */
export type Given = { method: ProofMethod; text: string; challengeId: string | null };
/** `changed`: this method isn't available anymore. */
export type ProofAnswer = { ok: true } | { ok: false; failure: 'wrong' | 'expired' | 'changed' } | TooMany;

export const stepUpActors = {
  learnProof: fromPromise<ProofNews>(missing('learnProof')),
  sendProofCode: fromPromise<SentAnswer, { email: string }>(missing('sendProofCode')),
  /** The session is replaced by a new one afterwards. */
  checkProof: fromPromise<ProofAnswer, Given>(missing('checkProof')),
  /** Signs out and goes to the sign-in page, which returns here; never completes. */
  leaveToSignIn: fromPromise<void>(missing('leaveToSignIn')),
};
