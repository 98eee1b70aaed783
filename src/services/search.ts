import { fromPromise } from 'xstate';
import type { NearPlace } from '../../contract/config.ts';
import type { CallInput, ListMeta } from '../../contract/call.ts';
import type { Calls } from '../../contract/calls.ts';
import type { SearchFacets, SearchQuery } from '../../contract/search.ts';
import type { SearchAnswer } from '../machines/search/search.actors.ts';
import { toFailure } from '../lib/failure.ts';
import { requestFor } from '../machines/request/request.machine.ts';
import { api } from './api.ts';
import { waitForConnection } from './connection.ts';
import { deviceKind } from './context.ts';
import { deviceUuid } from './device.ts';
import { rememberSearch } from './searchOutcomes.ts';
import { asksNotToBeTracked } from './tracking.ts';

/** The search's answer; rejected fields are an answer too, so that the page can show the messages in place. */
export const searchJobs = fromPromise<SearchAnswer, { query: SearchQuery }>(async ({ input, signal }) => {
  try {
    const { data, meta } = await api(
      'searchJobs',
      { query: { ...onWire(input.query), source: 'web', device: deviceKind(), device_uuid: deviceUuid() } },
      { signal },
    );
    if (data.is_recorded)
      rememberSearch(
        data.query_id,
        data.jobs.map(({ id }) => id),
      );
    return { ok: true, reply: data, meta };
  } catch (error) {
    const { status, fields } = toFailure(error);
    if (status === 422) return { ok: false, fields };
    throw error;
  }
});

export const findNearPlaces = fromPromise<NearPlace[], { place: string }>(
  async ({ input, signal }) => (await api('listNearPlaces', { query: { place: input.place } }, { signal })).data,
);

/** Counts the words of a search, unless the browser asks not to be tracked; a failure is ignored (specification §8). */
export function recordHotSearch({ query, titleId }: { query: string; titleId: number | null }): void {
  if (asksNotToBeTracked()) return;
  api('recordHotSearch', { body: { device: deviceKind(), page: 1, source: 'web', query, job_title_id: titleId } }).catch(() => {});
}

type WireQuery = NonNullable<CallInput<Calls['searchJobs']>['query']>;

/** Lists are sent comma-separated. */
export function onWire(query: SearchQuery): WireQuery {
  return Object.fromEntries(Object.entries(query).map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : value])) as WireQuery;
}

/** How many jobs a search would find, for the button of the filter sheet. */
export const countJobs = requestFor<SearchQuery, ListMeta>().provide({
  actors: {
    waitForConnection,
    fetch: fromPromise<ListMeta, { payload: SearchQuery }>(
      async ({ input, signal }) => (await api('searchJobs', { query: { ...onWire(input.payload), size: 1 } }, { signal })).meta,
    ),
  },
});

/** How many jobs each value of each filter would leave. */
export const countFacets = requestFor<SearchQuery, SearchFacets>().provide({
  actors: {
    waitForConnection,
    fetch: fromPromise<SearchFacets, { payload: SearchQuery }>(
      async ({ input, signal }) => (await api('countFacets', { query: onWire(input.payload) }, { signal })).data,
    ),
  },
});
