import { z } from 'zod';
import { declareCall } from './call.ts';
import { ownPicture } from './company-album.ts';
import { ERRORS } from './errors.ts';
import { instant, mixesAlphabets, option, uuid } from './fields.ts';
import { LIMITS } from './limits.ts';
import { portrait } from './portrait.ts';
import { posting } from './postings.ts';

/** The company one hires for: what waits there today, its page, and its verification. */

/** What waits for an employer. Each count is of what this member may see. */
export const workspace = z.object({
  company: z.object({ id: z.number().int(), name: z.string(), logo: z.string(), verification: z.enum(['none', 'pending', 'verified', 'refused']) }),
  /** Open and held jobs, drafts not among them. */
  jobs: z.number().int(),
  /** Applications nobody answered yet, and of those the ones past their promise; `next_due_at` is the nearest to come. */
  to_answer: z.number().int(),
  overdue: z.number().int(),
  next_due_at: instant.nullable(),
  /** The most urgent, overdue ones first: as many as fill a week. */
  applicants: z.array(
    z.object({
      application_id: uuid,
      job_id: z.number().int(),
      job_title: z.string(),
      name: z.string(),
      ...portrait,
      due_at: instant.nullable(),
      is_overdue: z.boolean(),
    }),
  ),
  /** Agreed and still to come, the next first. */
  interviews: z.array(
    z.object({
      id: uuid,
      job_title: z.string(),
      name: z.string(),
      ...portrait,
      starts_at: instant,
      minutes: z.number().int(),
      method: z.enum(['onsite', 'video', 'phone']),
    }),
  ),
  interviews_today: z.number().int(),
  unread_messages: z.number().int(),
  /** Jobs whose employer is asked whether they still stand. */
  to_confirm: z.number().int(),
  /** Colleagues who wait to be let in; 0 for who may not. */
  waiting_members: z.number().int(),
  /** `record`: the last of them, a letter each (records: `promise_record`). */
  promises: z.object({ due: z.number().int(), kept: z.number().int(), record: z.string() }),
  /** The first of the open jobs: those asked about, then the newest. */
  open_jobs: z.array(posting),
});
export type Workspace = z.output<typeof workspace>;

export const getWorkspace = declareCall({
  method: 'GET',
  service: 'recruiters',
  path: '/workspace',
  summary: 'What waits for an employer today',
  access: 'recruiter',
  company: { rows: 'company' },
  reply: workspace,
  errors: [ERRORS.noCompany.code],
});

export const COMPANY_TYPES = ['private', 'public', 'government', 'nonProfit', 'selfEmployed', 'partnership'] as const;
export const LISTING_STATUSES = ['unlisted', 'listed', 'planned'] as const;

const words = (most: number) =>
  z
    .string()
    .trim()
    .max(most, 'tooLong')
    .transform((text) => text || null)
    .nullable();
const WEBSITE = /^https?:\/\/([a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}(?:[/?#].*)?$/i;

/** What a company says of itself (specification §3, *Company*). Empty is null. */
export const companyDetails = z.object({
  registered_name: words(LIMITS.companyNameLength).refine((name) => name === null || !mixesAlphabets(name), 'name.mixedAlphabets'),
  founded_on: z.iso
    .date('date.invalid')
    .nullable()
    .refine((date) => date === null || date <= new Date().toISOString().slice(0, 10), 'date.future'),
  size_id: z.number().int().nullable(),
  financing_stage_id: z.number().int().nullable(),
  industry_id: z.number().int().nullable(),
  company_type: z.enum(COMPANY_TYPES).nullable(),
  listing_status: z.enum(LISTING_STATUSES).nullable(),
  website: words(LIMITS.websiteLength).refine((url) => url === null || (URL.canParse(url) && WEBSITE.test(url)), 'url.invalid'),
  address: words(LIMITS.addressLength),
  about: words(LIMITS.descriptionMax),
  culture: words(LIMITS.descriptionMax),
  benefit_ids: z.array(z.number().int()).max(40),
  /** What it values, of `company_culture_lists`. */
  culture_ids: z.array(z.number().int()).max(LIMITS.cultureValues, 'tooMany'),
});
export type CompanyDetails = z.output<typeof companyDetails>;

/** The same as it is told: what an import wrote stands as it is. */
const told = z.string().nullable();
const toldDetails = companyDetails.extend({
  registered_name: told,
  founded_on: told,
  website: told,
  address: told,
  about: told,
  culture: told,
});

export const companyPaper = z.object({
  id: uuid,
  filename: z.string(),
  size: z.number().int(),
  uploaded_by: z.string(),
  created_at: instant,
  file: z.string(),
});
export type CompanyPaper = z.output<typeof companyPaper>;

const lists = z.object({
  sizes: z.array(option),
  financing_stages: z.array(option),
  industries: z.array(option),
  benefits: z.array(option),
  cultures: z.array(option),
});

/**
 * `verification`: whether its name is proven. `confirmed_domain`: the domain of its website, once somebody's address showed it. `domain_proof`: what
 * one's own address shows of that domain; `domain_verifies`: whether it proves the name with it. `documents` is for admins; `pictures` is of the company's people, and empty for who claims it.
 */
export const companyPage = z.object({
  id: z.number().int(),
  name: z.string(),
  logo: z.string(),
  details: toldDetails,
  verification: z.enum(['none', 'pending', 'verified', 'refused']),
  domain_proof: z.enum(['proves', 'confirmed', 'unconfirmed', 'freeMail', 'otherDomain', 'noWebsite']),
  domain_verifies: z.boolean(),
  confirmed_domain: z.string().nullable(),
  documents: z.array(companyPaper),
  pictures: z.array(ownPicture),
  options: lists,
});
export type CompanyPage = z.output<typeof companyPage>;

export const getCompanyPage = declareCall({
  method: 'GET',
  service: 'recruiters',
  path: '/company/page',
  summary: 'The company one hires for, and where its verification stands',
  access: 'recruiter',
  company: { rows: 'company' },
  reply: companyPage,
  errors: [ERRORS.noCompany.code],
});
/** Another registered name or website ends a verification. */
export const saveCompany = declareCall({
  method: 'PUT',
  service: 'recruiters',
  path: '/company/page',
  summary: 'Change what the company says of itself',
  access: 'recruiter',
  company: { rows: 'company', action: 'editCompany' },
  idempotency: 'natural',
  body: companyDetails,
  reply: companyPage,
  errors: [ERRORS.noCompany.code, ERRORS.companyEditRefused.code],
});
export const uploadCompanyDocument = declareCall({
  method: 'POST',
  service: 'recruiters',
  path: '/company/documents',
  summary: 'A paper that shows the company to be one (PDF, PNG or JPG, 10 MB), judged by its content',
  access: 'recruiter',
  company: { rows: 'company', action: 'changeDocuments' },
  idempotency: 'stored',
  file: { field: 'file', maxBytes: LIMITS.certificateBytes },
  reply: companyPage,
  errors: [
    ERRORS.noCompany.code,
    ERRORS.documentsRefused.code,
    ERRORS.tooManyRecords.code,
    ERRORS.fileTooLarge.code,
    ERRORS.fileEmpty.code,
    ERRORS.fileIncomplete.code,
    ERRORS.certificateUnsupported.code,
  ],
});
export const deleteCompanyDocument = declareCall({
  method: 'DELETE',
  service: 'recruiters',
  path: '/company/documents/:id',
  summary: 'Take a paper away',
  access: 'recruiter',
  company: { rows: 'company', action: 'changeDocuments' },
  idempotency: 'natural',
  params: z.object({ id: uuid }),
  reply: companyPage,
  errors: [ERRORS.noCompany.code, ERRORS.documentsRefused.code],
});
/**
 * By one's own confirmed address at the website's domain: that proves the domain, and the name where the name came with that website. Papers, which wait
 * for the operator, prove the name.
 */
export const verifyCompany = declareCall({
  method: 'POST',
  service: 'recruiters',
  path: '/company/verification',
  summary: 'Show the company’s domain, or have its name verified',
  access: 'recruiter',
  company: { rows: 'company', action: 'changeDocuments' },
  idempotency: 'natural',
  body: z.object({ by: z.enum(['domain', 'documents']) }),
  reply: companyPage,
  errors: [ERRORS.noCompany.code, ERRORS.addressUnconfirmed.code, ERRORS.documentsRefused.code, ERRORS.notAllowedNow.code],
});
/** Ends its jobs, with which its applications and interviews end, and takes everyone out. What people applied to stays with them. */
export const deleteCompany = declareCall({
  method: 'DELETE',
  service: 'recruiters',
  path: '/company',
  summary: 'Delete the company',
  access: 'recruiter',
  company: { rows: 'company', action: 'deleteCompany' },
  idempotency: 'natural',
  body: z.object({ name: z.string() }),
  reply: z.null(),
  errors: [ERRORS.proofNeeded.code, ERRORS.noCompany.code, ERRORS.companyDeleteRefused.code],
});
