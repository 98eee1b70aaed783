import { fromPromise } from 'xstate';
import type { ListMeta } from '../../../contract/call.ts';
import type { JobCard } from '../../../contract/records.ts';
import { requestFor } from '../../machines/request/request.machine.ts';
import { api } from '../api.ts';
import { waitForConnection } from '../connection.ts';

/** What a job seeker wants, as far as they have entered it. */
export interface Wanted {
  title: string;
  location: number | null;
  arrangement: 'onsite' | 'hybrid' | 'remote' | null;
  /** Monthly, in the country's currency. */
  payFrom: number | null;
}

/** The matching open jobs: the first of them, and how many there are. */
export interface Matching {
  jobs: JobCard[];
  meta: Pick<ListMeta, 'total' | 'more'>;
  /** The industry of most jobs with that title; null if unknown. An id of industry_lists. */
  industry: number | null;
}

/** As many as can be taken in at a glance. */
const SHOWN = 3;

/** The industry of most open jobs with a title: an id of industry_lists, or null if none has it. @throws Failure */
export async function usualIndustry(title: string, signal: AbortSignal): Promise<number | null> {
  const { data } = await api('countFacets', { query: { query: title } }, { signal });
  const [most] = Object.entries(data.counts?.industries ?? {}).toSorted(([, one], [, other]) => other - one);
  return most ? Number(most[0]) : null;
}

/** The jobs that match the input. Uses the search itself, so that the count is what a search would find. */
export const matchingRequest = requestFor<Wanted, Matching>().provide({
  actors: {
    waitForConnection,
    fetch: fromPromise<Matching, { payload: Wanted }>(async ({ input, signal }) => {
      const { title, location, arrangement, payFrom } = input.payload;
      const query = {
        query: title,
        ...(location === null ? {} : { job_locations: String(location) }),
        ...(arrangement === null ? {} : { work_arrangement: arrangement }),
        ...(payFrom === null ? {} : { salary_from: payFrom }),
      };
      const [found, industry] = await Promise.all([api('searchJobs', { query: { ...query, sort: 2, size: SHOWN } }, { signal }), usualIndustry(title, signal)]);
      return { jobs: found.data.jobs, meta: found.meta, industry };
    }),
  },
});
