import { z } from 'zod';
import { declareCall } from './call.ts';
import { ERRORS } from './errors.ts';
import { id, instant, page, uuid } from './fields.ts';
import { jobId } from './jobs.ts';
import { LIMITS } from './limits.ts';
import { application, jobDetail } from './records.ts';
import { sort } from './search.ts';

export const listApplications = declareCall({
  method: 'GET',
  service: 'jobs',
  path: '/applications',
  summary: 'List the caller’s applications, newest first, or with sort 3 the highest paid first',
  access: 'seeker',
  query: z.object({ sort: sort.optional(), page }),
  reply: z.array(application),
  list: true,
});
/** A job seeker's own application in full, with its answers and, once it exists, the chat with the recruiter. */
export const appliedJob = application.extend({
  /** In the order of the questions. The question is null if the employer has removed it since. */
  screening_answers: z.array(z.object({ question: z.string().nullable(), answer: z.string() })),
  chat_id: uuid.nullable(),
});
export type AppliedJob = z.output<typeof appliedJob>;

export const getAppliedJob = declareCall({
  method: 'GET',
  service: 'jobs',
  path: '/applied-jobs/:id',
  summary: 'Get an application by its job',
  access: 'seeker',
  params: jobId,
  reply: appliedJob,
});
export const withdrawApplication = declareCall({
  method: 'PATCH',
  service: 'jobs',
  path: '/applied-jobs/:id/withdraw',
  summary: 'Withdraw an application, by its job',
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
  /** A video resume to send with it. None unless chosen. */
  video_resume_id: uuid.nullish(),
});

export const createApplication = declareCall({
  method: 'POST',
  service: 'data',
  path: '/jobs/:id/applications',
  summary: 'Apply for a job',
  access: 'seeker',
  idempotency: 'stored',
  params: jobId,
  body: applicationBody,
  reply: z.object({ application, job_categories: z.array(z.string()), company_industry: z.string().nullable() }),
  errors: [ERRORS.jobClosed.code, ERRORS.noWayToApply.code, ERRORS.jobOnHold.code, ERRORS.jobDeleted.code, ERRORS.notEligible.code, ERRORS.applyBanned.code],
});

/** What can prevent an application before it starts: the `checking` state of the chart. */
export const applyCheck = z
  .object({
    job: jobDetail,
    /** Complete enough to apply: it has the names. The user's own flag says whether it is complete enough to chat. */
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
  summary: 'Get what applying for a job needs from the caller',
  access: 'guest',
  params: jobId,
  reply: applyCheck,
  errors: [ERRORS.jobDeleted.code],
});

/** What was typed while applying. The server stores it, so that it survives a crash and is available on other devices. */
export const applyDraft = z.object({
  answers: z.record(z.string(), z.string().max(LIMITS.firstMessageLength)).default({}),
  first_message: z.string().max(LIMITS.firstMessageLength).default(''),
  resume_id: uuid.nullable().default(null),
  video_resume_id: uuid.nullable().default(null),
  /** The key of the single submission that this draft leads to. */
  idempotency_key: uuid,
});
export type ApplyDraft = z.output<typeof applyDraft>;

export const getApplyDraft = declareCall({
  method: 'GET',
  service: 'job-applications',
  path: '/:id/draft',
  summary: 'Get what was typed so far',
  access: 'guest',
  params: jobId,
  reply: applyDraft.extend({ updated_at: instant }).nullable(),
});
export const saveApplyDraft = declareCall({
  method: 'PUT',
  service: 'job-applications',
  path: '/:id/draft',
  summary: 'Save what was typed',
  access: 'guest',
  idempotency: 'natural',
  params: jobId,
  body: applyDraft,
  reply: z.null(),
});
