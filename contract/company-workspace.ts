import { z } from 'zod';
import { declareCall } from './call.ts';
import { ownPicture } from './company-album.ts';
import { ERRORS } from './errors.ts';
import { instant, mixesAlphabets, option, uuid } from './fields.ts';
import { LIMITS } from './limits.ts';
import { portrait } from './portrait.ts';
import { posting } from './postings.ts';

/** The recruiter's own company: what is due today, its page, and its verification. */

/** What is due for an employer. Each count covers only what this member may see. */
export const workspace = z.object({
  company: z.object({ id: z.number().int(), name: z.string(), logo: z.string(), verification: z.enum(['none', 'pending', 'verified', 'refused']) }),
  /** Open and held jobs, without drafts. */
  jobs: z.number().int(),
  /** Applications without a reply, and how many of them are past their promise. `next_due_at` is the earliest date still to come. */
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
  /** Agreed and upcoming, the next one first. */
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
  /** Jobs whose employer has to confirm that they are still open. */
  to_confirm: z.number().int(),
  /** Colleagues waiting for approval; 0 for members who may not approve them. */
  waiting_members: z.number().int(),
  /** `record`: the most recent ones, one character each (records: `promise_record`). */
  promises: z.object({ due: z.number().int(), kept: z.number().int(), record: z.string() }),
  /** The first of the open jobs: those to confirm, then the newest. */
  open_jobs: z.array(posting),
});
export type Workspace = z.output<typeof workspace>;

export const getWorkspace = declareCall({
  method: 'GET',
  service: 'recruiters',
  path: '/workspace',
  summary: 'Get what is due for an employer today',
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

/** A company's description of itself (specification §3, *Company*). Empty becomes null. */
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
  /** Its values, from `company_culture_lists`. */
  culture_ids: z.array(z.number().int()).max(LIMITS.cultureValues, 'tooMany'),
});
export type CompanyDetails = z.output<typeof companyDetails>;

const companyChanges = companyDetails.partial();
export type CompanyChanges = z.output<typeof companyChanges>;

/** The same in replies: text from an import is returned unchanged. */
const nullableText = z.string().nullable();
const workspaceDetails = companyDetails.extend({
  registered_name: nullableText,
  founded_on: nullableText,
  website: nullableText,
  address: nullableText,
  about: nullableText,
  culture: nullableText,
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
 * `verification`: whether its name is verified. `confirmed_domain`: the domain of its website, once someone confirmed an address there.
 * `domain_proof`: what the reader's own address proves about that domain. `domain_verifies`: whether that also verifies the name. `documents` is for
 * admins. `pictures` are the team's, and empty for a person who claims the company.
 */
export const companyPage = z.object({
  id: z.number().int(),
  name: z.string(),
  logo: z.string(),
  details: workspaceDetails,
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
  summary: 'Get the company the recruiter hires for, and the status of its verification',
  access: 'recruiter',
  company: { rows: 'company' },
  reply: companyPage,
  errors: [ERRORS.noCompany.code],
});
/** Details that are missing stay as they are. Changing the registered name or website ends a verification. */
export const saveCompany = declareCall({
  method: 'PATCH',
  service: 'recruiters',
  path: '/company/page',
  summary: 'Update the company’s details',
  access: 'recruiter',
  company: { rows: 'company', action: 'editCompany' },
  idempotency: 'natural',
  body: companyChanges,
  reply: companyPage,
  errors: [ERRORS.noCompany.code, ERRORS.companyEditRefused.code],
});
export const uploadCompanyDocument = declareCall({
  method: 'POST',
  service: 'recruiters',
  path: '/company/documents',
  summary: 'Upload a document for the company’s verification (PDF, PNG, or JPG up to 10 MB), checked by its content',
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
  summary: 'Delete a document',
  access: 'recruiter',
  company: { rows: 'company', action: 'changeDocuments' },
  idempotency: 'natural',
  params: z.object({ id: uuid }),
  reply: companyPage,
  errors: [ERRORS.noCompany.code, ERRORS.documentsRefused.code],
});
/**
 * With a confirmed address of one's own at the website's domain, which verifies the domain, and also the name if the name came with that website.
 * Documents, which the operator reviews, verify the name.
 */
export const verifyCompany = declareCall({
  method: 'POST',
  service: 'recruiters',
  path: '/company/verification',
  summary: 'Confirm the company’s domain, or verify its name',
  access: 'recruiter',
  company: { rows: 'company', action: 'changeDocuments' },
  idempotency: 'natural',
  body: z.object({ by: z.enum(['domain', 'documents']) }),
  reply: companyPage,
  errors: [ERRORS.noCompany.code, ERRORS.addressUnconfirmed.code, ERRORS.documentsRefused.code, ERRORS.notAllowedNow.code],
});
/** Ends its jobs, and with them its applications and interviews, and removes all members. Applicants keep the jobs they applied for. */
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
