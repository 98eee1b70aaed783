import { fromPromise } from 'xstate';
import type { Answer } from '../answer.ts';
import { missing } from '../missing.ts';

/** `tooMany`: as many companies are followed as can be. */
export type FollowAnswer = Answer & ({ ok: true } | { ok: false; failure: 'signInRequired' | 'tooMany' | 'gone' });

export const followActors = {
  follow: fromPromise<FollowAnswer, { companyId: number }>(missing('follow')),
  unfollow: fromPromise<FollowAnswer, { companyId: number }>(missing('unfollow')),
};
