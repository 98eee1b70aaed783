import { z } from 'zod';
import { declareCall } from './call.ts';
import { ERRORS } from './errors.ts';
import { id, idList, page, uuid } from './fields.ts';
import { LIMITS } from './limits.ts';
import { application, applicationState, jobCard, jobDetail, workArrangement } from './records.ts';

/** 1 newest, 2 relevance, 3 highest salary (specification §9: default 1, or 2 with a text query). */
export const sort = z.coerce.number().int().min(1).max(3);

/** The job search query of specification §3. The country is the Country-Id header's. */
export const searchQuery = z
  .object({
    query: z.string().trim().max(LIMITS.queryLength, 'query.tooLong').optional(),
    job_locations: idList.optional(),
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
    /** Where the first page ended when it was first seen: turning pages while jobs are added shows none twice. */
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
  /** Passed back as `before` with the next pages of the same search. */
  before: z.string(),
  /** The spelling that was searched instead, when the typed one found nothing. */
  corrected_query: z.string().nullable(),
});
export type SearchReply = z.output<typeof searchReply>;

const jobId = z.object({ id });
const savedJob = z.object({ job: jobCard, saved_at: z.string() });
export type SavedJob = z.output<typeof savedJob>;

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
export const getJob = declareCall({
  method: 'GET',
  service: 'jobs',
  path: '/:id',
  summary: 'A job in full',
  access: 'public',
  params: jobId,
  reply: jobDetail,
  errors: [ERRORS.jobDeleted.code],
});
export const getJobStatic = declareCall({
  method: 'GET',
  service: 'jobs',
  path: '/:id/static',
  summary: 'The parts of a job that are the same for everyone',
  access: 'public',
  params: jobId,
  reply: jobDetail,
  errors: [ERRORS.jobDeleted.code],
});
export const isJobSaved = declareCall({
  method: 'GET',
  service: 'jobs',
  path: '/:id/is-saved',
  summary: 'Whether the caller saved a job, and applied to it',
  access: 'public',
  params: jobId,
  reply: z.object({ is_saved: z.boolean(), application_id: uuid.nullable(), application_status: applicationState.nullable() }),
});
export const similarJobs = declareCall({
  method: 'GET',
  service: 'job',
  path: '/similar',
  summary: 'Jobs like this one',
  access: 'public',
  query: z.object({ job_id: id, size: z.coerce.number().int().min(1).max(20).default(LIMITS.similarJobsSize) }),
  reply: z.array(jobCard),
});
export const viewJob = declareCall({
  method: 'POST',
  service: 'jobs',
  path: '/:id/view',
  summary: 'Record that a job was looked at',
  access: 'public',
  idempotency: 'natural',
  params: jobId,
  body: z.object({ device: z.string().max(40).optional() }),
  reply: z.null(),
});
export const clickExternalJob = declareCall({
  method: 'POST',
  service: 'job',
  path: '/:id/click-external-job',
  summary: "Record the way to an employer's own site",
  access: 'guest',
  idempotency: 'stored',
  params: jobId,
  reply: z.object({ apply_url: z.string() }),
  errors: [ERRORS.jobClosed.code],
});
export const reportJob = declareCall({
  method: 'POST',
  service: 'job',
  path: '/:id/report',
  summary: 'Report a job',
  access: 'guest',
  idempotency: 'stored',
  params: jobId,
  body: z.object({ report_reason_id: id }),
  reply: z.object({ report_id: uuid }),
});
export const recordHotSearch = declareCall({
  method: 'POST',
  service: 'metrics',
  path: '/job-hot-search',
  summary: 'Count a search',
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

export const listSavedJobs = declareCall({
  method: 'GET',
  service: 'jobs',
  path: '/saved-jobs',
  summary: 'Saved jobs, newest first',
  access: 'seeker',
  query: z.object({ sort: sort.optional(), page }),
  reply: z.array(savedJob),
  list: true,
});
export const listSavedJobIds = declareCall({
  method: 'GET',
  service: 'jobs',
  path: '/saved-jobs/ids',
  summary: 'The ids of the jobs one saved, newest first, 1,000 at most',
  access: 'seeker',
  reply: z.array(z.number().int()),
});
export const getSavedJob = declareCall({
  method: 'GET',
  service: 'jobs',
  path: '/saved-jobs/:id',
  summary: 'One saved job',
  access: 'seeker',
  params: jobId,
  reply: savedJob,
});
export const createSavedJob = declareCall({
  method: 'POST',
  service: 'jobs',
  path: '/saved-jobs/create',
  summary: 'Save a job',
  access: 'seeker',
  idempotency: 'stored',
  body: z.object({ job_id: id, device_uuid: z.string().max(80).optional(), device_udid: z.string().max(80).optional(), timestamp: z.number().optional() }),
  reply: savedJob,
});
export const deleteSavedJob = declareCall({
  method: 'DELETE',
  service: 'jobs',
  path: '/saved-jobs/:id/delete',
  summary: 'Unsave a job',
  access: 'seeker',
  idempotency: 'natural',
  params: jobId,
  reply: z.null(),
});

export const listApplications = declareCall({
  method: 'GET',
  service: 'jobs',
  path: '/applications',
  summary: 'The applications one made, newest first',
  access: 'seeker',
  query: z.object({ sort: sort.optional(), page }),
  reply: z.array(application),
  list: true,
});
export const getAppliedJob = declareCall({
  method: 'GET',
  service: 'jobs',
  path: '/applied-jobs/:id',
  summary: 'One application, by the job applied to',
  access: 'seeker',
  params: jobId,
  reply: application,
});
export const withdrawApplication = declareCall({
  method: 'PATCH',
  service: 'jobs',
  path: '/applied-jobs/:id/withdraw',
  summary: 'Withdraw an application, by the job applied to',
  access: 'seeker',
  idempotency: 'stored',
  params: jobId,
  reply: application,
  errors: [ERRORS.notAllowedNow.code],
});

const screeningAnswer = z.object({ question_id: id, answer: z.string().trim().max(LIMITS.firstMessageLength, 'answer.tooLong') });
export const applicationBody = z.object({
  source: z.string().max(40).default('web'),
  first_message: z.string().trim().max(LIMITS.firstMessageLength, 'message.tooLong').nullish(),
  screening_answers: z.array(screeningAnswer).max(30).default([]),
  resume_id: uuid,
});
export const createApplication = declareCall({
  method: 'POST',
  service: 'data',
  path: '/jobs/:id/applications',
  summary: 'Apply to a job',
  access: 'seeker',
  idempotency: 'stored',
  params: jobId,
  body: applicationBody,
  reply: z.object({ application, job_categories: z.array(z.string()), company_industry: z.string().nullable() }),
  errors: [ERRORS.jobClosed.code, ERRORS.jobOnHold.code, ERRORS.jobDeleted.code, ERRORS.notEligible.code, ERRORS.applyBanned.code],
});

/** What may stop an application before it is begun: the chart's `checking`. */
export const applyCheck = z
  .object({
    job: jobDetail,
    is_profile_completed: z.boolean(),
    is_eligible: z.boolean(),
    banned_until: z.string().nullable(),
    application,
  })
  .partial({ application: true });
export const checkApply = declareCall({
  method: 'GET',
  service: 'job-applications',
  path: '/:id/check',
  summary: 'What applying to a job needs of the caller',
  access: 'guest',
  params: jobId,
  reply: applyCheck,
  errors: [ERRORS.jobDeleted.code],
});

/** What was typed while applying: kept on the server so that it survives a crash and another device. */
export const applyDraft = z.object({
  answers: z.record(z.string(), z.string().max(LIMITS.firstMessageLength)).default({}),
  first_message: z.string().max(LIMITS.firstMessageLength).default(''),
  resume_id: uuid.nullable().default(null),
  /** The key of the one submission this draft leads to. */
  idempotency_key: uuid,
});
export type ApplyDraft = z.output<typeof applyDraft>;
export const getApplyDraft = declareCall({
  method: 'GET',
  service: 'job-applications',
  path: '/:id/draft',
  summary: 'What was typed so far',
  access: 'guest',
  params: jobId,
  reply: applyDraft.nullable(),
});
export const saveApplyDraft = declareCall({
  method: 'PUT',
  service: 'job-applications',
  path: '/:id/draft',
  summary: 'Keep what was typed',
  access: 'guest',
  idempotency: 'natural',
  params: jobId,
  body: applyDraft,
  reply: z.null(),
});
