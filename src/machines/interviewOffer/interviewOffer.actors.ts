import { fromPromise } from 'xstate';
import type { Interview } from '../../../contract/interview-records.ts';
import { connectionActors } from '../connection.actors.ts';
import { missing } from '../missing.ts';
import type { OfferDraft, OfferFaults, OfferRefusal, OfferTo } from './interviewOffer.types.ts';

export type OfferAnswer = { ok: true; interview: Interview } | { ok: false; failure: 'invalid'; faults: OfferFaults } | { ok: false; failure: OfferRefusal };

/** What offering an interview needs done for it. */
export const interviewOfferActors = {
  ...connectionActors,
  sendOffer: fromPromise<OfferAnswer, { to: OfferTo; draft: OfferDraft; key: string }>(missing('sendOffer')),
};
