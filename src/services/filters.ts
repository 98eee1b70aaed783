import { fromPromise } from 'xstate';
import type { JobseekerFilters } from '../../contract/config.ts';
import { requestFor } from '../machines/request/request.machine.ts';
import { jobseekerFilters } from './config.ts';
import { waitForConnection } from './connection.ts';

/** The job filters of a country, by its id. */
export const filtersRequest = requestFor<number, JobseekerFilters>().provide({
  actors: { waitForConnection, fetch: fromPromise<JobseekerFilters, { payload: number }>(({ input }) => jobseekerFilters(input.payload)) },
});
