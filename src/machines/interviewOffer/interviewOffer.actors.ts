import { fromPromise } from 'xstate';
import type { Interview } from '../../../contract/interview-records.ts';
import { connectionActors } from '../connection.actors.ts';
import { missing } from '../missing.ts';
import type { OfferDraft, OfferFaults, OfferRefusal, OfferTo } from './interviewOffer.types.ts';

export type OfferAnswer = { ok: true; interview: Interview } | { ok: false; failure: 'invalid'; faults: OfferFaults } | { ok: false; failure: OfferRefusal };

/** Actors for offering an interview. */
export const interviewOfferActors = {
  ...connectionActors,
  sendOffer: fromPromise<OfferAnswer, { to: OfferTo; draft: OfferDraft; key: string }>(missing('sendOffer')),
};
