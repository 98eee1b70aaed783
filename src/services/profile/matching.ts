import { fromPromise } from 'xstate';
import type { ListMeta } from '../../../contract/call.ts';
import type { JobCard } from '../../../contract/records.ts';
import { requestFor } from '../../machines/request/request.machine.ts';
import { api } from '../api.ts';
import { waitForConnection } from '../connection.ts';

/** What somebody looks for, as far as they have said. */
export interface Wanted {
  title: string;
  location: number | null;
  arrangement: 'onsite' | 'hybrid' | 'remote' | null;
  /** Monthly, in the country's currency. */
  payFrom: number | null;
}

/** The open jobs that match it: the first of them, and how many there are. */
export interface Matching {
  jobs: JobCard[];
  meta: Pick<ListMeta, 'total' | 'more'>;
  /** The industry that most jobs of that title are in; null where none is known. An id of industry_lists. */
  industry: number | null;
}

/** As many as are read at a glance. */
const SHOWN = 3;

/** The jobs that match what is being asked for. They are the search's own, so that the count is what a search would find. */
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
      const [found, facets] = await Promise.all([
        api('searchJobs', { query: { ...query, sort: 2, size: SHOWN } }, { signal }),
        api('countFacets', { query: { query: title } }, { signal }),
      ]);
      const industries = Object.entries(facets.data.counts?.industries ?? {}).toSorted(([, one], [, other]) => other - one);
      return { jobs: found.data.jobs, meta: found.meta, industry: industries[0] ? Number(industries[0][0]) : null };
    }),
  },
});
