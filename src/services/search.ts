import { fromPromise } from 'xstate';
import type { CallInput } from '../../contract/call.ts';
import type { Calls } from '../../contract/calls.ts';
import type { SearchQuery } from '../../contract/jobs.ts';
import type { SearchAnswer } from '../machines/search/search.actors.ts';
import { toFailure } from '../lib/failure.ts';
import { api } from './api.ts';
import { deviceKind } from './context.ts';
import { deviceUuid } from './device.ts';

/** The search's answer; fields the server refuses are an answer too, so that the page can say them in place. */
export const searchJobs = fromPromise<SearchAnswer, { query: SearchQuery }>(async ({ input, signal }) => {
  try {
    const { data, meta } = await api('searchJobs', { query: { ...onWire(input.query), source: 'web', device: deviceKind(), device_uuid: deviceUuid() } }, { signal });
    return { ok: true, reply: data, meta };
  } catch (error) {
    const { status, fields } = toFailure(error);
    if (status === 422) return { ok: false, fields };
    throw error;
  }
});

type WireQuery = NonNullable<CallInput<Calls['searchJobs']>['query']>;

/** Lists travel as comma lists. */
export function onWire(query: SearchQuery): WireQuery {
  return Object.fromEntries(Object.entries(query).map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : value])) as WireQuery;
}
