import { fromPromise } from 'xstate';
import type { CommunicatedJob, Interest, ProfileViewer, Recommendation, RecommendationList, ViewedJob } from '../../contract/my-jobs.ts';
import type { Chat } from '../../contract/chat-records.ts';
import type { Changed } from '../../contract/realtime.ts';
import { toFailure } from '../lib/failure.ts';
import type { HideAnswer } from '../machines/notSuitable/notSuitable.actors.ts';
import { notSuitableMachine } from '../machines/notSuitable/notSuitable.machine.ts';
import { requestFor } from '../machines/request/request.machine.ts';
import { api } from './api.ts';
import type { ListPage } from './applications.ts';
import { waitForConnection } from './connection.ts';
import { outdatedBy } from './outdated.ts';

type Turned = { page: number };

/** The request chart of a paginated list. */
function pagesOf<Query, T>(read: (query: Query, signal: AbortSignal) => Promise<{ data: T[]; meta: ListPage<T>['meta'] }>, ...changing: Changed['what'][]) {
  const fetch = fromPromise<ListPage<T>, { payload: Query }>(async ({ input, signal }) => {
    const { data, meta } = await read(input.payload, signal);
    return { items: data, meta };
  });
  return requestFor<Query, ListPage<T>>().provide({ actors: { waitForConnection, watchChanges: outdatedBy(...changing), fetch } });
}

export const viewedJobsRequest = pagesOf<Turned, ViewedJob>((query, signal) => api('listViewedJobs', { query }, { signal }));
export const communicatedJobsRequest = pagesOf<Turned, CommunicatedJob>((query, signal) => api('listCommunicatedJobs', { query }, { signal }), 'chats');
/** Conversations with new messages. */
export const unreadChatsRequest = pagesOf<Turned, Chat>((query, signal) => api('listChats', { query: { filter: 'unread', ...query } }, { signal }), 'chats');
export const interestedRequest = pagesOf<Turned, Interest>((query, signal) => api('listInterested', { query }, { signal }));
export const profileViewersRequest = pagesOf<Turned, ProfileViewer>((query, signal) => api('listProfileViewers', { query }, { signal }));
export const recommendationsRequest = pagesOf<Turned & { list: RecommendationList; sort: number }, Recommendation>((query, signal) =>
  api('listRecommendations', { query }, { signal }),
);

/** How many interviews need something from the job seeker. */
export const waitingInterviewsRequest = requestFor<null, number>().provide({
  actors: {
    waitForConnection,
    watchChanges: outdatedBy('interview'),
    fetch: fromPromise<number, { payload: null }>(async ({ signal }) => (await api('getInterviewRedDot', {}, { signal })).data.count),
  },
});

const GONE: readonly number[] = [404, 410];

/** The not-suitable chart with its actors. */
export const notSuitable = notSuitableMachine.provide({
  actors: {
    waitForConnection,
    hideJob: fromPromise<HideAnswer, { jobId: number; reasonId: number }>(async ({ input, signal }) => {
      try {
        await api('markNotSuitable', { body: { job_id: input.jobId, reason_id: input.reasonId } }, { signal });
        return { ok: true };
      } catch (error) {
        if (GONE.includes(toFailure(error).status ?? 0)) return { ok: false };
        throw error;
      }
    }),
    showAgain: fromPromise<void, { jobId: number }>(async ({ input, signal }) => {
      await api('unmarkNotSuitable', { params: { id: input.jobId } }, { signal });
    }),
  },
});
