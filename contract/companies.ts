import { z } from 'zod';
import { declareCall } from './call.ts';
import { ERRORS } from './errors.ts';
import { id, instant } from './fields.ts';
import { LIMITS } from './limits.ts';

export const suggestion = z.object({
  kind: z.enum(['title', 'company', 'location', 'function']),
  id: z.number().int(),
  value: z.string(),
  /** How many open jobs choosing it would show. */
  jobs: z.number().int(),
});
export type Suggestion = z.output<typeof suggestion>;

export const suggest = declareCall({
  method: 'GET',
  service: 'companies',
  path: '/combined_search_suggestion',
  summary: 'Suggest titles, companies, and places for what was typed so far, allowing for typos',
  access: 'public',
  query: z.object({ query: z.string().trim().max(LIMITS.queryLength), kind: z.enum(['what', 'where']).default('what') }),
  reply: z.array(suggestion),
});

/** A company with only its name. */
export const companyName = z.object({ id: z.number().int(), name: z.string(), logo: z.string() });
export type CompanyName = z.output<typeof companyName>;

/** This is how the specification spells the path (§7, *Companies*). */
export const findCompanies = declareCall({
  method: 'GET',
  service: 'companies',
  path: '/search-company-by-legal-name-displany-name',
  summary: 'Find companies by part of their name, hiring or not; a company in several countries is listed once',
  access: 'seeker',
  query: z.object({ company_name: z.string().trim().min(2).max(LIMITS.queryLength) }),
  reply: z.array(companyName),
  errors: [ERRORS.tooManyAttempts.code],
});

/** Blocking hides both sides from each other (specification §6). */
export const blockedCompany = companyName.extend({ blocked_at: instant });
export type BlockedCompany = z.output<typeof blockedCompany>;

export const listBlacklistCompanies = declareCall({
  method: 'GET',
  service: 'companies',
  path: '/blacklist-companies',
  summary: 'List the companies the caller blocked, the most recent first',
  access: 'seeker',
  reply: z.array(blockedCompany),
});
/** A company that is already blocked stays blocked. */
export const createBlacklistCompany = declareCall({
  method: 'POST',
  service: 'companies',
  path: '/blacklist-companies/create',
  summary: 'Block a company, so that neither side sees the other',
  access: 'seeker',
  idempotency: 'natural',
  body: z.object({ company_id: id }),
  reply: blockedCompany,
  errors: [ERRORS.notFound.code, ERRORS.tooManyRecords.code],
});
/** The ID is the company's. */
export const deleteBlacklistCompany = declareCall({
  method: 'DELETE',
  service: 'companies',
  path: '/:id/blacklist-companies/delete',
  summary: 'Unblock a company',
  access: 'seeker',
  idempotency: 'natural',
  params: z.object({ id }),
  reply: z.null(),
});
