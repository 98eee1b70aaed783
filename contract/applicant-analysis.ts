import { z } from 'zod';
import { declareCall } from './call.ts';
import { ERRORS } from './errors.ts';
import { instant, uuid } from './fields.ts';
import { jobId } from './jobs.ts';

/**
 * A comparison of an application with its job: what the job requires, and where the applicant shows it. Nobody is scored or ranked. Every text is
 * quoted word for word from the job ad or from what the applicant sent. The rest is codes, which each reader sees in their own language. Both sides
 * see the same.
 */

export const REQUIREMENT_KINDS = ['skill', 'experience', 'education', 'language', 'licence', 'location', 'eligibility', 'other'] as const;
export type RequirementKind = (typeof REQUIREMENT_KINDS)[number];
/** `notFound`: nothing shows it. That doesn't mean the person lacks it. */
export const VERDICTS = ['met', 'partly', 'notFound'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** `profile` is included only while the job seeker shows it to the company. */
export const EVIDENCE_SOURCES = ['resume', 'profile', 'answers'] as const;
/** The section of the source. The headings of a resume are recognized in ten languages. */
export const EVIDENCE_SECTIONS = [
  'summary',
  'work',
  'education',
  'skills',
  'languages',
  'licences',
  'projects',
  'volunteer',
  'location',
  'questions',
  'other',
] as const;
export type EvidenceSection = (typeof EVIDENCE_SECTIONS)[number];

/**
 * What is missing. `fewerYears` and `otherField`: of the `years` required, `have` were found in total, or in another field. `lowerLevel`: of a degree
 * or a language. `expired`: a license. `partOnly`: the words in `part` aren't shown. `notShown`: nothing shows it.
 */
export const GAPS = ['notShown', 'partOnly', 'fewerYears', 'otherField', 'lowerLevel', 'expired'] as const;

export const EVIDENCE_LONGEST = 300;
export const EVIDENCE_MOST = 3;
export const REQUIREMENTS_MOST = 20;

const evidence = z.object({
  source: z.enum(EVIDENCE_SOURCES),
  section: z.enum(EVIDENCE_SECTIONS),
  /** Of a resume file. */
  page: z.number().int().min(1).nullable(),
  /** Word for word. */
  quote: z.string().min(1).max(EVIDENCE_LONGEST),
});
export type Evidence = z.output<typeof evidence>;

const gap = z.object({
  code: z.enum(GAPS),
  /** Words of the requirement that nothing shows. */
  part: z.string().nullable(),
  /** In whole years. */
  have: z.number().int().nullable(),
  need: z.number().int().nullable(),
});
export type Gap = z.output<typeof gap>;

export const requirement = z.object({
  kind: z.enum(REQUIREMENT_KINDS),
  /** As worded in the ad. */
  text: z.string().min(1),
  verdict: z.enum(VERDICTS),
  /** Empty if nothing was found, and for what was checked when applying (`eligibility`). */
  evidence: z.array(evidence).max(EVIDENCE_MOST),
  /** Null if it is met. */
  gap: gap.nullable(),
});
export type Requirement = z.output<typeof requirement>;

/** The first name of the colleague who requested it. Null once they have left. */
const requestOf = z.object({ by: z.string().nullable(), at: instant });

export const applicationAnalysis = z.object({
  /** Null if there is none. It stays while a new one is being made. */
  analysis: z
    .object({
      writer: z.enum(['ai', 'rules']),
      asked: requestOf,
      /** `unreadable`: the file contains no readable text. */
      resume: z.enum(['read', 'unreadable', 'none']),
      /** The job or the profile has changed since. */
      is_stale: z.boolean(),
      requirements: z.array(requirement),
    })
    .nullable(),
  /** The comparison that is being made right now. */
  running: requestOf.nullable(),
  /** Why the last requested comparison failed. */
  failure: z.enum(['aiUnavailable', 'aiFailed', 'nothingToRead', 'interrupted']).nullable(),
});
export type ApplicationAnalysis = z.output<typeof applicationAnalysis>;

/** `notAllowed`: the member doesn't have the permission. `settled`: withdrawn, decided, or closed. */
export const ANALYSIS_REFUSALS = ['notAllowed', 'settled', 'nothingSent'] as const;
export type AnalysisRefusal = (typeof ANALYSIS_REFUSALS)[number];

export const applicantAnalysis = applicationAnalysis.extend({
  /** Why the reader can't request one. */
  refusal: z.enum(ANALYSIS_REFUSALS).nullable(),
  /** For the company, per day. A day starts at 00:01 GMT+8. */
  left: z.number().int().min(0),
  renews_at: instant,
});
export type ApplicantAnalysis = z.output<typeof applicantAnalysis>;

const params = z.object({ id: uuid });

export const getApplicantAnalysis = declareCall({
  method: 'GET',
  service: 'employer',
  path: '/applicants/:id/analysis',
  summary: 'Get the comparison of an application with its job',
  access: 'recruiter',
  company: { rows: 'company' },
  params,
  reply: applicantAnalysis,
  errors: [ERRORS.noCompany.code],
});
/** It is made after the reply. Requesting it again while it is being made, or while nothing has changed since, doesn't make a new one. */
export const analyseApplicant = declareCall({
  method: 'PUT',
  service: 'employer',
  path: '/applicants/:id/analysis',
  summary: 'Compare an application with its job',
  access: 'recruiter',
  company: { rows: 'company', permission: 'analyse-talent-with-ai' },
  idempotency: 'natural',
  params,
  body: z.object({}),
  reply: applicantAnalysis,
  errors: [ERRORS.noCompany.code, ERRORS.memberNotAllowed.code, ERRORS.notAllowedNow.code, ERRORS.analysesUsed.code],
});
/** Exactly what the employer sees. */
export const getOwnAnalysis = declareCall({
  method: 'GET',
  service: 'jobs',
  path: '/applied-jobs/:id/analysis',
  summary: 'Get the comparison of the caller’s application with its job, if the employer made one',
  access: 'seeker',
  params: jobId,
  reply: applicationAnalysis,
});
