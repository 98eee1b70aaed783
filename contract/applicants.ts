import { z } from 'zod';
import { declareCall } from './call.ts';
import { DECLINE_REASONS, NOTE_LENGTH } from './decline-reasons.ts';
import { ERRORS } from './errors.ts';
import { id, instant, page, uuid } from './fields.ts';
import { openInterview } from './interview-records.ts';
import { shownResume } from './online-resume.ts';
import { application, applicationState, promiseState } from './records.ts';
import { portrait } from './portrait.ts';

/** Who applied to a company, as its members see them. A company's applications are there for every member it let in, and for nobody else. */

/** As many as are declined at once. */
export const DECLINED_AT_ONCE = 100;

export const applicantCard = z.object({
  id: uuid,
  job: z.object({ id: z.number().int(), title: z.string() }),
  name: z.string(),
  ...portrait,
  /** Null where the seeker hides their profile from this company. */
  headline: z.string().nullable(),
  years: z.number().int().nullable(),
  /** Skills of the job that the profile names too, in the job's words. */
  shared_skills: z.array(z.string()),
  /** Singpass confirmed who they are and their residential status; what somebody only declares does not count. */
  is_identity_verified: z.boolean(),
  /** Made up for a demo: a script answers for them. */
  is_demo: z.boolean(),
  status: applicationState,
  promise: z.object({ status: promiseState, due_at: instant, answered_at: instant.nullable() }).nullable(),
  applied_at: instant,
  /** With which member it is, and whether that is the reader, who alone can open it. */
  interview: openInterview.extend({ with: z.string(), is_own: z.boolean() }).nullable(),
});
export type ApplicantCard = z.output<typeof applicantCard>;

const stages = z.record(applicationState, z.number().int());
export const applicantList = z.object({
  /** Of one stage a page; without a stage the first of each that waits for the employer. Whoever must be answered first comes first; of one day, those with a verified identity. */
  applicants: z.array(applicantCard),
  counts: stages,
  page: z.number().int(),
  size: z.number().int(),
  total: z.number().int(),
  /** The job asked for, and the company's share of promises kept (records: `promise_kept`). */
  job: z.object({ id: z.number().int(), title: z.string(), promise_days: z.number().int().nullable() }).nullable(),
  promise_kept: z.number().nullable(),
});
export type ApplicantList = z.output<typeof applicantList>;

export const applicantsQuery = z.object({
  job_id: id.optional(),
  stage: applicationState.optional(),
  /** Part of a name. */
  query: z.string().trim().max(100).optional(),
  /** Only whose identity is verified. */
  verified: z.enum(['1']).optional(),
  /** The newest first, whoever must be answered first otherwise. */
  sort: z.enum(['newest']).optional(),
  page,
});
export type ApplicantsQuery = z.input<typeof applicantsQuery>;

export const applicant = applicantCard.extend({
  /** The application as its trail is drawn from. */
  application: application.omit({ resume: true, interview: true, can_chat: true }),
  resume: z.object({ id: uuid, filename: z.string(), format: z.enum(['pdf', 'doc', 'docx']), size: z.number().int() }).nullable(),
  /** The video resume that was sent along, until its owner deletes or replaces it. */
  video: z.object({ filename: z.string(), duration_ms: z.number().int(), file: z.string() }).nullable(),
  /** In the order asked. The question is null where it was taken back since. */
  screening_answers: z.array(z.object({ question: z.string().nullable(), answer: z.string() })),
  /** The profile as a resume, without how one is reached: that is what a conversation is for. Null where it is hidden from this company. */
  profile: shownResume.pick({ language: true, headline: true, sections: true }).nullable(),
  is_interested: z.boolean(),
  /** Only the record is left: they withdrew, or keep the company away. What they sent, answered and tell of themselves is not there any more. */
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
  summary: 'Who applied to the company, those who must be answered first on top',
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
  summary: 'One applicant',
  access: 'recruiter',
  company: { rows: 'company' },
  params,
  reply: applicant,
  errors: [ERRORS.noCompany.code],
});
/** The seeker sees that it was. */
export const openApplicant = declareCall({
  method: 'POST',
  service: 'employer',
  path: '/applicants/:id/open',
  summary: 'Read an application',
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
/** All or, where the company has none of them, nothing; those that were settled meanwhile stay as they are. */
export const declineApplicants = declareCall({
  method: 'POST',
  service: 'employer',
  path: '/applicants/decline',
  summary: 'Decline applications, for a reason the seekers are told',
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
  summary: 'Tell a seeker that one is interested, or no longer',
  access: 'recruiter',
  company: { rows: 'company' },
  idempotency: 'natural',
  params,
  body: z.object({ is_interested: z.boolean() }),
  reply: applicant,
  errors: [ERRORS.noCompany.code],
});
