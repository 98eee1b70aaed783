import { fromPromise } from 'xstate';
import type { CompaniesData, CompanyData } from '../../contract/pages.ts';
import { ERRORS } from '../../contract/errors.ts';
import { toFailure } from '../lib/failure.ts';
import type { CompaniesQuery } from '../lib/search-url/companies-url.ts';
import type { CompanyJobsQuery, CompanyJobsPage } from '../machines/companyJobs/companyJobs.actors.ts';
import { companyJobsMachine } from '../machines/companyJobs/companyJobs.machine.ts';
import type { FollowAnswer } from '../machines/follow/follow.actors.ts';
import { followMachine } from '../machines/follow/follow.machine.ts';
import { requestFor } from '../machines/request/request.machine.ts';
import { api } from './api.ts';
import { listOf } from './config.ts';
import { waitForConnection } from './connection.ts';

async function jobsOf({ companyId, functionId, page }: CompanyJobsQuery, signal: AbortSignal): Promise<CompanyJobsPage> {
  const query = { page, ...(functionId === null ? {} : { main_function: functionId }) };
  const { data, meta } = await api('listCompanyJobs', { params: { id: companyId }, query }, { signal });
  return { jobs: data, total: meta.total };
}

/** A company's page, as the server renders it. */
export const companyRequest = requestFor<{ id: number }, CompanyData>().provide({
  actors: {
    waitForConnection,
    fetch: fromPromise<CompanyData, { payload: { id: number } }>(async ({ input: { payload }, signal }) => {
      const { id } = payload;
      const [{ data: company }, jobs, { data: similar }] = await Promise.all([
        api('getCompany', { params: { id } }, { signal }),
        jobsOf({ companyId: id, functionId: null, page: 1 }, signal),
        api('similarCompanies', { params: { companyId: id } }, { signal }),
      ]);
      return { company, jobs, similar: company.blocked_as === null ? similar : [] };
    }),
  },
});

/** The company jobs chart with its actors. */
export const companyJobs = companyJobsMachine.provide({
  actors: {
    waitForConnection,
    listJobs: fromPromise<CompanyJobsPage, CompanyJobsQuery>(({ input, signal }) => jobsOf(input, signal)),
  },
});

async function answered(call: Promise<unknown>): Promise<FollowAnswer> {
  try {
    await call;
    return { ok: true };
  } catch (error) {
    const { status, code } = toFailure(error);
    if (status === 401) return { ok: false, failure: 'signInRequired' };
    if (code === ERRORS.tooManyRecords.code) return { ok: false, failure: 'tooMany' };
    if (status === 404) return { ok: false, failure: 'gone' };
    throw error;
  }
}

/** The follow chart with its actors. */
export const follow = followMachine.provide({
  actors: {
    // Not aborted when leaving the page: the button already showed it as done.
    follow: fromPromise<FollowAnswer, { companyId: number }>(({ input }) => answered(api('followCompany', { params: { id: input.companyId } }))),
    unfollow: fromPromise<FollowAnswer, { companyId: number }>(({ input }) => answered(api('unfollowCompany', { params: { id: input.companyId } }))),
  },
});

/** A page of the directory of companies, as the server renders it. */
export const companiesRequest = requestFor<CompaniesQuery, CompaniesData>().provide({
  actors: {
    waitForConnection,
    fetch: fromPromise<CompaniesData, { payload: CompaniesQuery }>(async ({ input: { payload }, signal }) => {
      const [{ data: companies, meta }, industries] = await Promise.all([
        api('searchCompanies', { query: payload }, { signal }),
        listOf('industry_lists', signal),
      ]);
      return { companies, meta, industries: industries.map(({ id, value }) => ({ id, value })) };
    }),
  },
});
