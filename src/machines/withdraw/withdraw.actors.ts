import { fromPromise } from 'xstate';
import type { Application } from '../../../contract/records.ts';
import { connectionActors } from '../connection.actors.ts';
import { missing } from '../missing.ts';

/** `notAllowedNow`: the application was decided in the meantime; the answer contains its current state. */
export type WithdrawAnswer = { ok: true; application: Application } | { ok: false; failure: 'notAllowedNow'; application: Application | null };

/** Actors of the withdraw chart. */
export const withdrawActors = {
  ...connectionActors,
  withdrawApplication: fromPromise<WithdrawAnswer, { jobId: number; key: string }>(missing('withdrawApplication')),
};
