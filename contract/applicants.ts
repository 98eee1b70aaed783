import { z } from 'zod';
import { declareCall } from './call.ts';
import { DECLINE_REASONS, NOTE_LENGTH } from './decline-reasons.ts';
import { ERRORS } from './errors.ts';
import { id, instant, page, uuid } from './fields.ts';
import { openInterview } from './interview-records.ts';
import { shownResume } from './online-resume.ts';
import { application, applicationState, promiseState } from './records.ts';
import { portrait } from './portrait.ts';

/** The people who applied to a company, as its members see them. Every approved member sees all applications of the company; nobody else does. */

/** How many can be declined in one call. */
export const DECLINED_AT_ONCE = 100;

export const applicantCard = z.object({
  id: uuid,
  job: z.object({ id: z.number().int(), title: z.string() }),
  name: z.string(),
  ...portrait,
  /** Null if the job seeker hides their profile from this company. */
  headline: z.string().nullable(),
  years: z.number().int().nullable(),
  /** Skills of the job that the profile also has, as worded in the job. */
  shared_skills: z.array(z.string()),
  /** Singpass confirmed their identity and residential status. A declared status doesn't count. */
  is_identity_verified: z.boolean(),
  /** Made up for a demo: a script replies for them. */
  is_demo: z.boolean(),
  status: applicationState,
  promise: z.object({ status: promiseState, due_at: instant, answered_at: instant.nullable() }).nullable(),
  applied_at: instant,
  /** Which member leads the interview, and whether that is the reader. Only that member can open it. */
  interview: openInterview.extend({ with: z.string(), is_own: z.boolean() }).nullable(),
});
export type ApplicantCard = z.output<typeof applicantCard>;

const stages = z.record(applicationState, z.number().int());
export const applicantList = z.object({
  /**
   * With a stage, one page of it. Without, the first of each stage that waits for the employer. Those with the earliest due reply come first; on the
   * same day, those with a verified identity.
   */
  applicants: z.array(applicantCard),
  counts: stages,
  /** The last one if the requested one is beyond it. */
  page: z.number().int(),
  size: z.number().int(),
  total: z.number().int(),
  /** The requested job, and the company's share of kept promises (records: `promise_kept`). */
  job: z.object({ id: z.number().int(), title: z.string(), promise_days: z.number().int().nullable() }).nullable(),
  promise_kept: z.number().nullable(),
});
export type ApplicantList = z.output<typeof applicantList>;

export const applicantsQuery = z.object({
  job_id: id.optional(),
  stage: applicationState.optional(),
  /** Part of a name. */
  query: z.string().trim().max(100).optional(),
  /** Only applicants with a verified identity. */
  verified: z.enum(['1']).optional(),
  /** Newest first. By default, those with the earliest due reply come first. */
  sort: z.enum(['newest']).optional(),
  page,
});
export type ApplicantsQuery = z.input<typeof applicantsQuery>;

export const applicant = applicantCard.extend({
  /** What the progress of the application is drawn from. */
  application: application.omit({ resume: true, interview: true, can_chat: true }),
  resume: z.object({ id: uuid, filename: z.string(), format: z.enum(['pdf', 'doc', 'docx']), size: z.number().int() }).nullable(),
  /** The video resume sent with the application, until its owner deletes or replaces it. */
  video: z.object({ filename: z.string(), duration_ms: z.number().int(), file: z.string() }).nullable(),
  /** In the order of the questions. The question is null if the employer has removed it since. */
  screening_answers: z.array(z.object({ question: z.string().nullable(), answer: z.string() })),
  /** The profile as a resume, without contact details: people contact each other in a chat. Null if it is hidden from this company. */
  profile: shownResume.pick({ language: true, headline: true, sections: true }).nullable(),
  is_interested: z.boolean(),
  /** Only the record is left, because they withdrew or blocked the company. What they sent and answered, and their profile, are no longer available. */
  is_taken_back: z.boolean(),
});
export type Applicant = z.output<typeof applicant>;

const params = z.object({ id: uuid });
const note = z.string().trim().max(NOTE_LENGTH, 'tooLong').nullish();
const reason = z.enum(DECLINE_REASONS);

export const listApplicants = declareCall({
  method: 'GET',
  service: 'employer',
  path: '/applicants',
  summary: 'List the company’s applicants, those with the earliest due reply first',
  access: 'recruiter',
  company: { rows: 'company' },
  query: applicantsQuery,
  reply: applicantList,
  errors: [ERRORS.noCompany.code],
});
export const getApplicant = declareCall({
  method: 'GET',
  service: 'employer',
  path: '/applicants/:id',
  summary: 'Get an applicant',
  access: 'recruiter',
  company: { rows: 'company' },
  params,
  reply: applicant,
  errors: [ERRORS.noCompany.code],
});
/** The job seeker sees that it was opened. */
export const openApplicant = declareCall({
  method: 'POST',
  service: 'employer',
  path: '/applicants/:id/open',
  summary: 'Open an application',
  access: 'recruiter',
  company: { rows: 'company' },
  idempotency: 'natural',
  params,
  reply: applicant,
  errors: [ERRORS.noCompany.code],
});
export const acceptApplicant = declareCall({
  method: 'POST',
  service: 'employer',
  path: '/applicants/:id/accept',
  summary: 'Accept an application',
  access: 'recruiter',
  company: { rows: 'company' },
  idempotency: 'stored',
  params,
  body: z.object({ note }),
  reply: applicant,
  errors: [ERRORS.noCompany.code, ERRORS.notAllowedNow.code],
});
/** All of them, or none if any doesn't belong to the company. Applications that have been decided in the meantime stay as they are. */
export const declineApplicants = declareCall({
  method: 'POST',
  service: 'employer',
  path: '/applicants/decline',
  summary: 'Decline applications, with a reason the applicants see',
  access: 'recruiter',
  company: { rows: 'company' },
  idempotency: 'stored',
  body: z.object({ ids: z.array(uuid).min(1).max(DECLINED_AT_ONCE), reason, note }),
  reply: z.object({ declined: z.array(uuid), settled: z.array(uuid) }),
  errors: [ERRORS.noCompany.code],
});
export const markInterest = declareCall({
  method: 'PUT',
  service: 'employer',
  path: '/applicants/:id/interest',
  summary: 'Show or withdraw interest in a job seeker',
  access: 'recruiter',
  company: { rows: 'company' },
  idempotency: 'natural',
  params,
  body: z.object({ is_interested: z.boolean() }),
  reply: applicant,
  errors: [ERRORS.noCompany.code],
});
