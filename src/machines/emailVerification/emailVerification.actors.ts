import { fromPromise } from 'xstate';
import type { CurrentUser } from '../../../contract/records.ts';
import type { CodeRefusal, SendAnswer } from '../codeEntry/codeEntry.actors.ts';
import { missing } from '../missing.ts';

/** `user` including the verified address. */
export type ProofAnswer<F extends string = never> = { ok: true; user: CurrentUser } | CodeRefusal<F>;

/** Actors for verifying an address. Codes pass through and are never stored in the context. */
export const emailVerificationActors = {
  requestCode: fromPromise<SendAnswer, { email: string }>(missing('requestCode')),
  verifyEmail: fromPromise<ProofAnswer, { challengeId: string; code: string }>(missing('verifyEmail')),
};
