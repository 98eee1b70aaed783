import type { ListItem, LIST_TYPES } from '../../../contract/config.ts';
import { listOf } from '../config.ts';
import { requestContext } from '../context.ts';
import { api } from '../api.ts';
import { untilThere } from '../untilThere.ts';

type ListType = (typeof LIST_TYPES)[number];

const asked = new Map<string, Promise<readonly ListItem[]>>();

function once(key: string, ask: () => Promise<readonly ListItem[]>): Promise<readonly ListItem[]> {
  const { countryId, languageId } = requestContext();
  const name = `${key} ${countryId} ${languageId}`;
  // A field without its choices can not be filled in, so what could not be had is asked for again until it is there.
  const reply = asked.get(name) ?? untilThere(ask);
  asked.set(name, reply);
  return reply;
}

/** A config list, asked for once a page. */
export const listOnce = (type: ListType): Promise<readonly ListItem[]> => once(type, () => listOf(type, new AbortController().signal));

/** The places of a country, the largest first of each region; of one's own where none is named. */
export function placesOf(countryId: number | null): Promise<readonly ListItem[]> {
  return once(`places ${countryId}`, async () => {
    const { data } = await api('getList', { params: { type: 'location_lists' }, query: countryId === null ? {} : { country_id: countryId } });
    return data.flatMap((region) => region['locations'] as ListItem[]);
  });
}
