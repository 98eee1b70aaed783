import { fromPromise } from 'xstate';
import type { NearPlace } from '../../../contract/config.ts';
import type { ListMeta } from '../../../contract/call.ts';
import type { SearchQuery, SearchReply } from '../../../contract/search.ts';
import { connectionActors } from '../connection.actors.ts';
import { missing } from '../missing.ts';

export interface FoundJobs {
  reply: SearchReply;
  meta: ListMeta;
}

/** `fields`: messages by query field, where the server refused what was asked (a salary range upside down, a query too long). */
export type SearchAnswer = ({ ok: true } & FoundJobs) | { ok: false; fields: Record<string, string[]> };

/** What the search needs done for it. */
export const searchActors = {
  ...connectionActors,
  /** Places whose names are like one nobody knows. */
  findNearPlaces: fromPromise<NearPlace[], { place: string }>(missing('findNearPlaces')),
  searchJobs: fromPromise<SearchAnswer, { query: SearchQuery }>(missing('searchJobs')),
};
