import { fromPromise } from 'xstate';
import type { Interview } from '../../../contract/interview-records.ts';
import { requestFor } from '../../machines/request/request.machine.ts';
import { api } from '../api.ts';
import type { ListPage } from '../applications.ts';
import { waitForConnection } from '../connection.ts';
import { outdatedBy } from '../outdated.ts';

/** Filters for the user's interviews; all interviews of one application if specified. */
export interface InterviewQuery {
  filter?: 'upcoming' | 'past';
  application_id?: string;
  page?: number;
}

/** A page of the user's interviews, on either side. An interview that changes stays in its place. */
export const interviewPagesRequest = requestFor<InterviewQuery, ListPage<Interview>>().provide({
  actors: {
    waitForConnection,
    fetch: fromPromise<ListPage<Interview>, { payload: InterviewQuery }>(async ({ input, signal }) => {
      const { data, meta } = await api('listInterviews', { query: input.payload }, { signal });
      return { items: data, meta };
    }),
  },
});

/** The same, reloaded when an interview changes. */
export const interviewsRequest = interviewPagesRequest.provide({ actors: { watchChanges: outdatedBy('interview') } });

/** One interview. */
export const interviewRequest = requestFor<{ id: string }, Interview>().provide({
  actors: {
    waitForConnection,
    fetch: fromPromise<Interview, { payload: { id: string } }>(
      async ({ input, signal }) => (await api('getInterview', { params: { id: input.payload.id } }, { signal })).data,
    ),
  },
});
