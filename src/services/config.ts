import type { JobseekerFilters, ListItem, LIST_TYPES } from '../../contract/config.ts';
import { api } from './api.ts';
import { requestContext } from './context.ts';

/** A config list (specification §3) in the reader's language. */
export async function listOf(type: (typeof LIST_TYPES)[number], signal: AbortSignal): Promise<ListItem[]> {
  return (await api('getList', { params: { type } }, { signal })).data;
}

let filters: { countryId: number; reply: Promise<JobseekerFilters> } | undefined;

/** What jobs can be filtered by in the visitor's country; asked for once a page. */
export function jobseekerFilters(): Promise<JobseekerFilters> {
  const { countryId } = requestContext();
  if (filters?.countryId !== countryId) {
    const reply = api('getJobseekerFilters').then(({ data }) => data);
    filters = { countryId, reply };
    reply.catch(() => (filters = undefined));
  }
  return filters.reply;
}

/** The lists the server rendered the page with need not be asked for again. */
export function rememberFilters(reply: JobseekerFilters): void {
  filters = { countryId: requestContext().countryId, reply: Promise.resolve(reply) };
}
