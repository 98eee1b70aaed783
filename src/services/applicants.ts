import { fromCallback, fromPromise } from 'xstate';
import type { Applicant } from '../../contract/applicants.ts';
import { ERRORS } from '../../contract/errors.ts';
import { toFailure } from '../lib/failure.ts';
import type { AcceptAnswer, ApplicantAnswer, ApplicantChanged, ChatAnswer } from '../machines/applicant/applicant.actors.ts';
import { applicantMachine } from '../machines/applicant/applicant.machine.ts';
import type { ApplicantsChanged, ApplicantsView, ListAnswer } from '../machines/applicants/applicants.actors.ts';
import { applicantsMachine } from '../machines/applicants/applicants.machine.ts';
import type { DeclineOutcome, Declining } from '../machines/decline/decline.actors.ts';
import { declineMachine } from '../machines/decline/decline.machine.ts';
import { api } from './api.ts';
import { waitForConnection } from './connection.ts';
import { watchChanged } from './realtime.ts';

/** Returns the answer if the call was refused with this code; rethrows anything else. */
function onRefusal<T>(error: unknown, { code }: { code: number }, answer: T): T {
  if (toFailure(error).code !== code) throw error;
  return answer;
}

/** Watches matching applications, and interviews, which decide whose turn it is. @returns stops watching */
function watchEither(isMeant: (application: string | number | null) => boolean, listener: () => void): () => void {
  const ends = [watchChanged('application', (id) => isMeant(id) && listener()), watchChanged('interview', listener)];
  return () => ends.forEach((end) => end());
}

/** The applicants chart with its actors. */
export const applicants = applicantsMachine.provide({
  actors: {
    waitForConnection,
    listApplicants: fromPromise<ListAnswer, { view: ApplicantsView }>(async ({ input: { view }, signal }) => {
      const query = {
        job_id: view.jobId ?? undefined,
        stage: view.stage ?? undefined,
        query: view.name || undefined,
        verified: view.isVerified ? ('1' as const) : undefined,
        page: view.page,
        sort: view.sort,
      };
      try {
        return { ok: true, list: (await api('listApplicants', { query }, { signal })).data };
      } catch (error) {
        return onRefusal(error, ERRORS.notFound, { ok: false, failure: 'notFound' });
      }
    }),
    watchApplicants: fromCallback<ApplicantsChanged>(({ sendBack }) =>
      watchEither(
        () => true,
        () => sendBack({ type: 'applicants.changed' }),
      ),
    ),
  },
});

/** The applicant chart with its actors. */
export const applicant = applicantMachine.provide({
  actors: {
    waitForConnection,
    openApplicant: fromPromise<ApplicantAnswer, { id: string }>(async ({ input, signal }) => {
      try {
        return { ok: true, applicant: (await api('openApplicant', { params: input }, { signal })).data };
      } catch (error) {
        return onRefusal(error, ERRORS.notFound, { ok: false, failure: 'notFound' });
      }
    }),
    acceptApplicant: fromPromise<AcceptAnswer, { id: string; note: string; key: string }>(async ({ input: { id, note, key }, signal }) => {
      const params = { id };
      try {
        return { ok: true, applicant: (await api('acceptApplicant', { params, body: { note } }, { signal, idempotencyKey: key })).data };
      } catch (error) {
        onRefusal(error, ERRORS.notAllowedNow, null);
        return { ok: false, failure: 'notAllowedNow', applicant: (await api('getApplicant', { params }, { signal })).data };
      }
    }),
    markInterest: fromPromise<Applicant, { id: string; isInterested: boolean }>(
      async ({ input: { id, isInterested }, signal }) =>
        (await api('markInterest', { params: { id }, body: { is_interested: isInterested } }, { signal })).data,
    ),
    openChat: fromPromise<ChatAnswer, { id: string }>(async ({ input, signal }) => {
      try {
        return { ok: true, chatId: (await api('openApplicantChat', { body: { application_id: input.id } }, { signal })).data.id };
      } catch (error) {
        return onRefusal(error, ERRORS.notAllowedNow, { ok: false, failure: 'notAllowedNow' });
      }
    }),
    watchApplicant: fromCallback<ApplicantChanged, { id: string }>(({ input, sendBack }) =>
      watchEither(
        (id) => id === null || id === input.id,
        () => sendBack({ type: 'applicant.changed' }),
      ),
    ),
  },
});

/** The decline chart with its actors. */
export const decline = declineMachine.provide({
  actors: {
    waitForConnection,
    declineApplicants: fromPromise<DeclineOutcome, Declining>(
      async ({ input: { key, ...body }, signal }) => (await api('declineApplicants', { body }, { signal, idempotencyKey: key })).data,
    ),
  },
});
