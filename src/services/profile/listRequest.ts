import { fromPromise } from 'xstate';
import type { ListItem, LIST_TYPES } from '../../../contract/config.ts';
import { requestFor } from '../../machines/request/request.machine.ts';
import { waitForConnection } from '../connection.ts';
import { listOnce, placesOf } from './lists.ts';

/** A config list, or the places of a country; of the user's own if `countryId` is null. Null if there is nothing to fetch. */
export type ListQuery = { list: (typeof LIST_TYPES)[number] } | { list: 'places'; countryId: number | null } | null;

const fetchList = (query: ListQuery): Promise<readonly ListItem[]> => {
  if (query === null) return Promise.resolve([]);
  return query.list === 'places' ? placesOf('countryId' in query ? query.countryId : null) : listOnce(query.list);
};

/** The items of a list, in the reader's language. */
export const listRequest = requestFor<ListQuery, readonly ListItem[]>().provide({
  actors: { waitForConnection, fetch: fromPromise<readonly ListItem[], { payload: ListQuery }>(({ input }) => fetchList(input.payload)) },
});
