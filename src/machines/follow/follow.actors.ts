import { fromPromise } from 'xstate';
import type { Answer } from '../answer.ts';
import { missing } from '../missing.ts';

/** `tooMany`: the job seeker already follows the maximum number of companies. */
export type FollowAnswer = Answer & ({ ok: true } | { ok: false; failure: 'signInRequired' | 'tooMany' | 'gone' });

export const followActors = {
  follow: fromPromise<FollowAnswer, { companyId: number }>(missing('follow')),
  unfollow: fromPromise<FollowAnswer, { companyId: number }>(missing('unfollow')),
};
