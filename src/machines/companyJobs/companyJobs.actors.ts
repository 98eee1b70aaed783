import { fromPromise } from 'xstate';
import type { JobCard } from '../../../contract/records.ts';
import { connectionActors } from '../connection.actors.ts';
import { missing } from '../missing.ts';

export interface CompanyJobsPage {
  jobs: JobCard[];
  /** With the requested function, on all pages. */
  total: number;
}
export interface CompanyJobsQuery {
  companyId: number;
  /** A job function; null for all. */
  functionId: number | null;
  page: number;
}

export const companyJobsActors = {
  ...connectionActors,
  listJobs: fromPromise<CompanyJobsPage, CompanyJobsQuery>(missing('listJobs')),
};
