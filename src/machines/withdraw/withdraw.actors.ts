import { fromPromise } from 'xstate';
import type { Application } from '../../../contract/records.ts';
import { connectionActors } from '../connection.actors.ts';
import { missing } from '../missing.ts';

/** `notAllowedNow`: the application was settled meanwhile; it comes along as it is now. */
export type WithdrawAnswer = { ok: true; application: Application } | { ok: false; failure: 'notAllowedNow'; application: Application | null };

/** What withdrawing needs done for it. */
export const withdrawActors = {
  ...connectionActors,
  withdrawApplication: fromPromise<WithdrawAnswer, { jobId: number; key: string }>(missing('withdrawApplication')),
};
