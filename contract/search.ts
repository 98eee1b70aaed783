import { z } from 'zod';
import { declareCall } from './call.ts';
import { ERRORS } from './errors.ts';
import { id, idList, page } from './fields.ts';
import { LIMITS } from './limits.ts';
import { jobCard, workArrangement } from './records.ts';
import { OUTCOMES } from './search-outcomes.ts';

/** 1 newest, 2 relevance, 3 highest salary (specification §9: default 1, or 2 with a text query). */
export const sort = z.coerce.number().int().min(1).max(3);

/** The job search query of specification §3. The country is in the Country-Id header. */
export const searchQuery = z
  .object({
    query: z.string().trim().max(LIMITS.queryLength, 'query.tooLong').optional(),
    job_locations: idList.optional(),
    /** The radius around each of `job_locations`, in kilometers. */
    radius: z.coerce.number().int().min(1).max(200).optional(),
    job_categories: idList.optional(),
    industries: idList.optional(),
    main_functions: idList.optional(),
    job_function_ids: idList.optional(),
    function_job_title_ids: idList.optional(),
    job_types: idList.optional(),
    xp_lvls: idList.optional(),
    degrees: idList.optional(),
    company_ids: idList.optional(),
    work_arrangement: workArrangement.optional(),
    /** Monthly, in the country's currency. */
    salary_from: z.coerce.number().int().min(0).max(1e12).optional(),
    salary_to: z.coerce.number().int().min(0).max(1e12).optional(),
    is_company_verified: z.enum(['0', '1']).optional(),
    sort: sort.optional(),
    page,
    size: z.coerce.number().int().min(1).max(50).default(LIMITS.searchPageSize),
    /** Where the first page ended when it was first seen, so that new jobs don't make others appear twice on later pages. */
    before: z.string().max(200).optional(),
    source: z.string().max(40).optional(),
    device: z.string().max(40).optional(),
    device_uuid: z.string().max(80).optional(),
  })
  .refine((q) => q.salary_from === undefined || q.salary_to === undefined || q.salary_from <= q.salary_to, {
    path: ['salary_to'],
    message: 'salary.upsideDown',
  });
export type SearchQuery = z.output<typeof searchQuery>;

export const searchReply = z.object({
  jobs: z.array(jobCard),
  query_id: z.string(),
  /** Whether outcomes of this page can be reported (`reportSearchOutcome`), from which search learns. */
  is_recorded: z.boolean(),
  /** Pass this as `before` with the next pages of the same search. */
  before: z.string(),
  /** The spelling that was searched instead, if the typed one found nothing. */
  corrected_query: z.string().nullable(),
  /**
   * How many jobs at the end of all pages don't contain every word: jobs with related titles. They are included in the total, but in no filter's
   * count.
   */
  related: z.number().int().min(0),
});
export type SearchReply = z.output<typeof searchReply>;

export const searchJobs = declareCall({
  method: 'GET',
  service: 'jobs',
  path: '/search',
  summary: 'Search jobs',
  access: 'public',
  query: searchQuery,
  reply: searchReply,
  list: true,
});
/** The filters whose values are counted, as named in the query. */
export const FACETS = [
  'job_types',
  'xp_lvls',
  'job_locations',
  'main_functions',
  'job_function_ids',
  'industries',
  'degrees',
  'work_arrangement',
  'is_company_verified',
] as const;
export type Facet = (typeof FACETS)[number];
/** The filters that can be removed one by one. */
export const REMOVABLE = [...FACETS, 'job_categories', 'function_job_title_ids', 'company_ids', 'salary'] as const;
export type Removable = (typeof REMOVABLE)[number];

const jobCount = z.number().int().min(0);
export const searchFacets = z.object({
  /**
   * By filter and value (an ID or a word): how many jobs the search finds with only that value in this filter, and the other filters unchanged.
   * Values without jobs are left out. Null if more than `LIMITS.facetCap` jobs would have to be counted.
   */
  counts: z.partialRecord(z.enum(FACETS), z.record(z.string(), jobCount)).nullable(),
  /** By active filter: how many jobs there are without it, at most `LIMITS.facetCap`. */
  without: z.partialRecord(z.enum(REMOVABLE), jobCount),
});
export type SearchFacets = z.output<typeof searchFacets>;

/** Searches as typed: nothing is corrected. */
export const countFacets = declareCall({
  method: 'GET',
  service: 'jobs',
  path: '/search/facets',
  summary: 'Count the jobs for each value of each filter of a search',
  access: 'public',
  query: searchQuery,
  reply: searchFacets,
});
export const similarJobs = declareCall({
  method: 'GET',
  service: 'job',
  path: '/similar',
  summary: 'List similar jobs',
  access: 'public',
  query: z.object({ job_id: id, size: z.coerce.number().int().min(1).max(20).default(LIMITS.similarJobsSize) }),
  reply: z.array(jobCard),
});
export const recordHotSearch = declareCall({
  method: 'POST',
  service: 'metrics',
  path: '/job-hot-search',
  summary: 'Count the jobs of a search',
  access: 'public',
  idempotency: 'natural',
  body: z.object({
    device: z.string().max(40).optional(),
    page: z.number().int().optional(),
    source: z.string().max(40).optional(),
    query: z.string().max(LIMITS.queryLength),
    job_title_id: id.nullish(),
  }),
  reply: z.null(),
});

/**
 * Only the strongest outcome of a job counts: reporting it twice, or a weaker one later, changes nothing. Refused for a search that isn't recorded,
 * or is too old.
 */
export const reportSearchOutcome = declareCall({
  method: 'POST',
  service: 'metrics',
  path: '/search-outcome',
  summary: 'Report what came of a job that a recorded search listed, without the query or the person',
  access: 'public',
  idempotency: 'natural',
  body: z.strictObject({ query_id: z.uuid(), job_id: id, outcome: z.enum(OUTCOMES) }),
  reply: z.null(),
  errors: [ERRORS.notFound.code],
});
