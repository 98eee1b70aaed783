import { fromCallback, fromPromise } from 'xstate';
import type { Applicant } from '../../../contract/applicants.ts';
import { connectionActors } from '../connection.actors.ts';
import { missing } from '../missing.ts';

export type ApplicantAnswer = { ok: true; applicant: Applicant } | { ok: false; failure: 'notFound' };
/** `notAllowedNow`: it was decided in the meantime; the answer contains its current state. */
export type AcceptAnswer = { ok: true; applicant: Applicant } | { ok: false; failure: 'notAllowedNow'; applicant: Applicant };
/** `notAllowedNow`: a conversation is no longer possible. */
export type ChatAnswer = { ok: true; chatId: string } | { ok: false; failure: 'notAllowedNow' };

/** Something changed: a colleague or the job seeker did it. */
export interface ApplicantChanged {
  type: 'applicant.changed';
}

export const applicantActors = {
  ...connectionActors,
  /** Reads the application, which the job seeker sees. */
  openApplicant: fromPromise<ApplicantAnswer, { id: string }>(missing('openApplicant')),
  acceptApplicant: fromPromise<AcceptAnswer, { id: string; note: string; key: string }>(missing('acceptApplicant')),
  markInterest: fromPromise<Applicant, { id: string; isInterested: boolean }>(missing('markInterest')),
  openChat: fromPromise<ChatAnswer, { id: string }>(missing('openChat')),
  watchApplicant: fromCallback<ApplicantChanged, { id: string }>(missing('watchApplicant')),
};
