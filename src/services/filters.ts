import { fromPromise } from 'xstate';
import type { JobseekerFilters } from '../../contract/config.ts';
import { requestFor } from '../machines/request/request.machine.ts';
import { jobseekerFilters } from './config.ts';
import { waitForConnection } from './connection.ts';

/** The job filters of the visitor's country. */
export const filtersRequest = requestFor<null, JobseekerFilters>().provide({
  actors: { waitForConnection, fetch: fromPromise<JobseekerFilters, { payload: null }>(() => jobseekerFilters()) },
});
