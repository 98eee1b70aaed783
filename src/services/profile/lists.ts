import type { ListItem, LIST_TYPES } from '../../../contract/config.ts';
import { listOf } from '../config.ts';
import { requestContext } from '../context.ts';
import { api } from '../api.ts';
import { untilThere } from '../untilThere.ts';

type ListType = (typeof LIST_TYPES)[number];

const requested = new Map<string, Promise<readonly ListItem[]>>();

function once(key: string, ask: () => Promise<readonly ListItem[]>): Promise<readonly ListItem[]> {
  const { countryId, languageId } = requestContext();
  const name = `${key} ${countryId} ${languageId}`;
  // A field without its options can't be filled in, so they are requested until they are there.
  const reply = requested.get(name) ?? untilThere(ask);
  requested.set(name, reply);
  return reply;
}

/** A config list, requested once per page. */
export const listOnce = (type: ListType): Promise<readonly ListItem[]> => once(type, () => listOf(type, new AbortController().signal));

/** The places of a country, with the largest of each region first; of the user's own if none is given. */
export function placesOf(countryId: number | null): Promise<readonly ListItem[]> {
  return once(`places ${countryId}`, async () => {
    const { data } = await api('getList', { params: { type: 'location_lists' }, query: countryId === null ? {} : { country_id: countryId } });
    return data.flatMap((region) => region['locations'] as ListItem[]);
  });
}
