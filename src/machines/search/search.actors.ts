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

/** `fields`: messages by query field, if the server rejected the query (such as an inverted salary range, or text that is too long). */
export type SearchAnswer = ({ ok: true } & FoundJobs) | { ok: false; fields: Record<string, string[]> };

/** Actors of the search chart. */
export const searchActors = {
  ...connectionActors,
  /** Known places with names similar to an unknown one. */
  findNearPlaces: fromPromise<NearPlace[], { place: string }>(missing('findNearPlaces')),
  searchJobs: fromPromise<SearchAnswer, { query: SearchQuery }>(missing('searchJobs')),
};
