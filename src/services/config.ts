import { fromPromise } from 'xstate';
import type { JobseekerFilters, ListItem, LIST_TYPES } from '../../contract/config.ts';
import { requestFor } from '../machines/request/request.machine.ts';
import { api } from './api.ts';
import { waitForConnection } from './connection.ts';
import { requestContext } from './context.ts';

/** A config list (specification §3) in the reader's language. */
export async function listOf(type: (typeof LIST_TYPES)[number], signal: AbortSignal): Promise<ListItem[]> {
  return (await api('getList', { params: { type } }, { signal })).data;
}

let filters: { countryId: number; reply: Promise<JobseekerFilters>; isWhole: boolean } | undefined;

/**
 * The job filters of a country, the visitor's by default. Those are fetched once per page, and from a page that the server rendered they come with
 * the function titles it used.
 */
export function jobseekerFilters(countryId = requestContext().countryId): Promise<JobseekerFilters> {
  if (countryId !== requestContext().countryId) return api('getJobseekerFilters', {}, { countryId }).then(({ data }) => data);
  return filters?.countryId === countryId ? filters.reply : allFilters();
}

/** The same with all function titles. */
function allFilters(): Promise<JobseekerFilters> {
  const { countryId } = requestContext();
  if (filters?.countryId !== countryId || !filters.isWhole) {
    const before = filters;
    const reply = api('getJobseekerFilters').then(({ data }) => data);
    filters = { countryId, reply, isWhole: true };
    reply.catch(() => (filters = before));
  }
  return filters.reply;
}

/** The lists the server rendered the page with don't have to be fetched again. */
export function rememberFilters(reply: JobseekerFilters): void {
  filters = { countryId: requestContext().countryId, reply: Promise.resolve(reply), isWhole: false };
}

/** The lists of a page that searches: those it was rendered with, and all of them once requested. */
export const filterLists = requestFor<null, JobseekerFilters>().provide({ actors: { waitForConnection, fetch: fromPromise(() => allFilters()) } });
