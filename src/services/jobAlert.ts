import { fromPromise } from 'xstate';
import { type ConfirmedAlert, type CreatedAlert, type JobAlert, type Rehearsal, type UpdatedAlert, type WantedStatus } from '../../contract/alerts.ts';
import { ERRORS } from '../../contract/errors.ts';
import { toFailure } from '../lib/failure.ts';
import type { HiddenAnswer, SaveAnswer, UpdateAnswer } from '../machines/jobAlert/jobAlert.actors.ts';
import { jobAlertMachine } from '../machines/jobAlert/jobAlert.machine.ts';
import type { Change, Draft } from '../machines/jobAlert/jobAlert.types.ts';
import { requestFor } from '../machines/request/request.machine.ts';
import { api } from './api.ts';
import { waitForConnection } from './connection.ts';

type Refusal = Extract<SaveAnswer & { ok: false }, { failure: 'invalid' | 'tooMany' }>;

/** The refusals that all calls about alerts share. @throws Failure for anything else */
export function refusalOf(error: unknown): Refusal {
  const failure = toFailure(error);
  if (failure.code === ERRORS.parameterInvalid.code) return { ok: false, failure: 'invalid', fields: failure.fields };
  if (failure.code !== ERRORS.tooManyAttempts.code) throw failure;
  return { ok: false, failure: 'tooMany', retryAt: new Date(Date.now() + (failure.retryAfter ?? 60) * 1_000).toISOString() };
}

const bodyOf = ({ keywords, location, filters, frequency, email }: Draft) => ({
  keywords,
  location,
  filters,
  frequency: frequency ?? ('Daily' as const),
  email,
});

/** The job alert chart with its actors. */
export const jobAlert = jobAlertMachine.provide({
  actors: {
    waitForConnection,
    rehearse: fromPromise<Rehearsal, { standing: Draft }>(async ({ input: { standing }, signal }) => {
      const { keywords, location, filters, countryId } = standing;
      return (await api('rehearseJobAlert', { body: { keywords, location, filters } }, { signal, countryId })).data;
    }),
    registerHidden: fromPromise<HiddenAnswer, { email: string }>(async ({ input, signal }) => {
      try {
        await api('registerHidden', { body: { email: input.email } }, { signal });
        return { ok: true };
      } catch (error) {
        return refusalOf(error);
      }
    }),
    saveAlert: fromPromise<SaveAnswer, { draft: Draft; status: WantedStatus }>(async ({ input: { draft, status }, signal }) => {
      try {
        const created: CreatedAlert = (await api('createJobAlert', { body: { ...bodyOf(draft), status } }, { signal, countryId: draft.countryId })).data;
        return { ok: true, created };
      } catch (error) {
        if (toFailure(error).code === ERRORS.tooManyAlerts.code) return { ok: false, failure: 'tooManyAlerts' };
        return refusalOf(error);
      }
    }),
    listAlerts: fromPromise<JobAlert[]>(async ({ signal }) => (await api('listJobAlerts', {}, { signal })).data),
    updateAlert: fromPromise<UpdateAnswer, Change>(async ({ input: { id, draft, status }, signal }) => {
      try {
        const body = { ...(draft ? bodyOf(draft) : {}), ...(status ? { status } : {}) };
        const updated: UpdatedAlert = (await api('updateJobAlert', { params: { id }, body }, { signal })).data;
        return { ok: true, updated };
      } catch (error) {
        if (toFailure(error).code === ERRORS.notFound.code) return { ok: false, failure: 'gone' };
        return refusalOf(error);
      }
    }),
    deleteAlert: fromPromise<void, { id: string }>(async ({ input, signal }) => void (await api('deleteJobAlert', { params: { id: input.id } }, { signal }))),
  },
});

/** The link in a confirmation email: its ticket turns the alert on. */
export const confirmRequest = requestFor<{ ticket: string }, ConfirmedAlert>().provide({
  actors: {
    waitForConnection,
    fetch: fromPromise<ConfirmedAlert, { payload: { ticket: string } }>(
      async ({ input, signal }) => (await api('confirmJobAlert', { body: input.payload }, { signal })).data,
    ),
  },
});
