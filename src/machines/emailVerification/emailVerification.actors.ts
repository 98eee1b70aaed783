import { fromPromise } from 'xstate';
import type { CurrentUser } from '../../../contract/records.ts';
import type { CodeRefusal, SendAnswer } from '../codeEntry/codeEntry.actors.ts';
import { missing } from '../missing.ts';

/** `user` as it is from now on, with the proof in it. */
export type ProofAnswer<F extends string = never> = { ok: true; user: CurrentUser } | CodeRefusal<F>;

/** What proving an address needs done for it. Codes pass through and are never kept in the context. */
export const emailVerificationActors = {
  requestCode: fromPromise<SendAnswer, { email: string }>(missing('requestCode')),
  verifyEmail: fromPromise<ProofAnswer, { challengeId: string; code: string }>(missing('verifyEmail')),
};
