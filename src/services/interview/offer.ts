import { fromPromise } from 'xstate';
import type { Applicant } from '../../../contract/applicants.ts';
import { ERRORS } from '../../../contract/errors.ts';
import type { Interview } from '../../../contract/interview-records.ts';
import { type Failure, toFailure } from '../../lib/failure.ts';
import type { OfferAnswer } from '../../machines/interviewOffer/interviewOffer.actors.ts';
import { interviewOfferMachine } from '../../machines/interviewOffer/interviewOffer.machine.ts';
import type { OfferDraft, OfferFaults, OfferRefusal, OfferTo } from '../../machines/interviewOffer/interviewOffer.types.ts';
import { requestFor } from '../../machines/request/request.machine.ts';
import { api } from '../api.ts';
import { waitForConnection } from '../connection.ts';
import { ownTimeZone } from './timeZone.ts';

const REFUSALS: Readonly<Record<number, OfferRefusal>> = {
  [ERRORS.notAllowedNow.code]: 'notAllowedNow',
  [ERRORS.interviewOpen.code]: 'interviewOpen',
  [ERRORS.applyBanned.code]: 'applyBanned',
  [ERRORS.cancelBlocked.code]: 'cancelBlocked',
  [ERRORS.interviewTimeGone.code]: 'interviewTimeGone',
  [ERRORS.interviewChanged.code]: 'interviewChanged',
  [ERRORS.notFound.code]: 'notFound',
};

async function send(to: OfferTo, draft: OfferDraft, idempotencyKey: string, signal: AbortSignal): Promise<Interview> {
  const body = {
    times: draft.times,
    minutes: draft.minutes,
    method: draft.method,
    // Fields for another meeting method are hidden once a method is chosen, so ignore them.
    address: draft.method === 'onsite' ? draft.address : null,
    video_link: draft.method === 'video' ? draft.videoLink : null,
    contact_person: draft.contactPerson,
    contact_number: draft.contactNumber,
    instructions: draft.instructions,
  };
  const options = { signal, idempotencyKey };
  if (to.kind === 'again') return (await api('reofferInterview', { params: { id: to.interviewId }, body: { ...body, sequence: to.sequence } }, options)).data;
  const recipient = to.kind === 'application' ? { application_id: to.applicationId } : { chat_id: to.chatId, job_id: to.jobId };
  return (await api('offerInterview', { body: { ...body, ...recipient, time_zone: ownTimeZone() } }, options)).data;
}

const faultsIn = ({ fields }: Failure): OfferFaults => Object.fromEntries(Object.entries(fields).map(([field, texts]) => [field, { message: texts[0] ?? '' }]));

/** The interview offer chart with its actors. */
export const interviewOffer = interviewOfferMachine.provide({
  actors: {
    waitForConnection,
    sendOffer: fromPromise<OfferAnswer, { to: OfferTo; draft: OfferDraft; key: string }>(async ({ input, signal }) => {
      try {
        return { ok: true, interview: await send(input.to, input.draft, input.key, signal) };
      } catch (error) {
        const failed = toFailure(error);
        if (failed.code === ERRORS.parameterInvalid.code) return { ok: false, failure: 'invalid', faults: faultsIn(failed) };
        const failure = REFUSALS[failed.code];
        if (failure === undefined) throw error;
        return { ok: false, failure };
      }
    }),
  },
});

/** The applicant to invite. */
export const applicantRequest = requestFor<{ id: string }, Applicant>().provide({
  actors: {
    waitForConnection,
    fetch: fromPromise<Applicant, { payload: { id: string } }>(
      async ({ input, signal }) => (await api('getApplicant', { params: { id: input.payload.id } }, { signal })).data,
    ),
  },
});
