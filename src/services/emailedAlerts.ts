import { fromPromise } from 'xstate';
import type { EmailedAlerts, JobAlert } from '../../contract/alerts.ts';
import { ERRORS } from '../../contract/errors.ts';
import { toFailure } from '../lib/failure.ts';
import type { UpdateAnswer } from '../machines/jobAlert/jobAlert.actors.ts';
import type { Change } from '../machines/jobAlert/jobAlert.types.ts';
import { requestFor } from '../machines/request/request.machine.ts';
import { api } from './api.ts';
import { waitForConnection } from './connection.ts';
import { jobAlert, refusalOf } from './jobAlert.ts';

/** Reads what an email's ticket grants access to; changes nothing. */
export const openRequest = requestFor<{ ticket: string }, EmailedAlerts>().provide({
  actors: {
    waitForConnection,
    fetch: fromPromise<EmailedAlerts, { payload: { ticket: string } }>(
      async ({ input, signal }) => (await api('openEmailedAlerts', { body: input.payload }, { signal })).data,
    ),
  },
});

/** Pauses every alert to the email's address. */
export const stopRequest = requestFor<{ ticket: string }, null>().provide({
  actors: {
    waitForConnection,
    fetch: fromPromise<null, { payload: { ticket: string } }>(
      async ({ input, signal }) => (await api('stopEmailedAlerts', { body: input.payload }, { signal })).data,
    ),
  },
});

/** The job alerts chart, for the reader of an email without a session. @param opened what was just read with the ticket */
export function emailedAlerts(ticket: string, opened: readonly JobAlert[]) {
  let first: JobAlert[] | null = [...opened];
  return jobAlert.provide({
    actors: {
      listAlerts: fromPromise<JobAlert[]>(async ({ signal }) => {
        const known = first;
        first = null;
        return known ?? (await api('openEmailedAlerts', { body: { ticket } }, { signal })).data.alerts ?? [];
      }),
      updateAlert: fromPromise<UpdateAnswer, Change>(async ({ input: { id, draft, status }, signal }) => {
        const fields = draft && {
          keywords: draft.keywords,
          location: draft.location,
          filters: draft.filters,
          frequency: draft.frequency ?? ('Daily' as const),
        };
        try {
          const { data } = await api('updateEmailedAlert', { body: { ticket, id, change: { ...fields, ...(status ? { status } : {}) } } }, { signal });
          return { ok: true, updated: { alert: data.alert, confirming: null } };
        } catch (error) {
          if (toFailure(error).code === ERRORS.notFound.code) return { ok: false, failure: 'gone' };
          return refusalOf(error);
        }
      }),
    },
  });
}
