import { z } from 'zod';
import { declareCall } from './call.ts';
import { albumPicture } from './company-album.ts';
import { COMPANY_TYPES, LISTING_STATUSES } from './company-workspace.ts';
import { ERRORS } from './errors.ts';
import { id, option } from './fields.ts';
import { LIMITS } from './limits.ts';
import { companyCard, jobCard, jobRecruiter } from './records.ts';

/** What everybody may see of companies (specification §2, *Companies*; §3, *Company*). */

/** A company in a list. */
export const listedCompany = companyCard.extend({
  /** Path below the language prefix: "/company/acme-12". */
  url: z.string(),
  industry: z.string().nullable(),
  /** How many jobs it has open. */
  jobs: z.number().int(),
});
export type ListedCompany = z.output<typeof listedCompany>;

export const companyDetail = companyCard.extend({
  url: z.string(),
  country_id: z.number().int(),
  registered_name: z.string().nullable(),
  industry: option.nullable(),
  size: option.nullable(),
  financing_stage: option.nullable(),
  company_type: z.enum(COMPANY_TYPES).nullable(),
  listing_status: z.enum(LISTING_STATUSES).nullable(),
  /** A day, "1998-04-01". */
  founded_on: z.string().nullable(),
  website: z.string().nullable(),
  /** The domain of its website, once one of its people showed an address there. */
  domain: z.string().nullable(),
  address: z.string().nullable(),
  about: z.string().nullable(),
  culture: z.string().nullable(),
  benefits: z.array(option),
  /** What it values, of `company_culture_lists`. */
  values: z.array(option),
  /** Open jobs by main function, the largest first. */
  functions: z.array(option.extend({ jobs: z.number().int() })),
  jobs: z.number().int(),
  /** Where most of its open jobs are, at most two. */
  places: z.array(z.string()),
  /** The towns among them where people work on site, with where each is, in degrees. */
  offices: z.array(z.object({ name: z.string(), latitude: z.number(), longitude: z.number() })),
  /** Who posted its open jobs and answers about them; at most six. */
  people: z.array(jobRecruiter),
  /** Pictures of its working life, in its own order; only those it says what they show of. */
  pictures: z.array(albumPicture),
  /** The company the caller blocked that is this one, here or in another country; null for none. A blocked one shows its name alone. */
  blocked_as: z.number().int().nullable(),
  /** The caller follows it. */
  is_followed: z.boolean(),
});
export type CompanyDetail = z.output<typeof companyDetail>;

export const getCompany = declareCall({
  method: 'GET',
  service: 'companies',
  path: '/:id',
  summary: 'A company in full; of one the caller blocked, its name alone',
  access: 'public',
  params: z.object({ id }),
  reply: companyDetail,
  errors: [ERRORS.notFound.code],
});

export const listCompanyJobs = declareCall({
  method: 'GET',
  service: 'companies',
  path: '/:id/jobs',
  summary: "A company's open jobs, the newest first; none of a company the caller blocked",
  access: 'public',
  params: z.object({ id }),
  query: z.object({ main_function: id.optional(), page: z.coerce.number().int().min(1).max(LIMITS.searchPages).default(1) }),
  list: true,
  reply: z.array(jobCard),
});

export const followCompany = declareCall({
  method: 'POST',
  service: 'companies',
  path: '/:id/follow',
  summary: 'Follow a company: the notification center tells of each new job',
  access: 'seeker',
  idempotency: 'natural',
  params: z.object({ id }),
  reply: z.object({ is_followed: z.boolean() }),
  errors: [ERRORS.notFound.code, ERRORS.tooManyRecords.code],
});
export const unfollowCompany = declareCall({
  method: 'DELETE',
  service: 'companies',
  path: '/:id/follow',
  summary: 'Stop following a company',
  access: 'seeker',
  idempotency: 'natural',
  params: z.object({ id }),
  reply: z.null(),
});

export const similarCompanies = declareCall({
  method: 'GET',
  service: 'companies',
  path: '/:companyId/similar-companies',
  summary: 'Companies of the same country and industry that hire, those that keep their promise first',
  access: 'public',
  params: z.object({ companyId: id }),
  reply: z.array(listedCompany),
  errors: [ERRORS.notFound.code],
});

export const featuredCompanies = declareCall({
  method: 'GET',
  service: 'companies',
  path: '/featured-companies',
  summary: "Verified companies of the caller's country that keep their promise to reply",
  access: 'public',
  reply: z.array(listedCompany),
});

export const suggestCompanies = declareCall({
  method: 'GET',
  service: 'companies',
  path: '/search-suggestion',
  summary: "Companies that hire in the caller's country for what was typed of their name; forgives typing errors",
  access: 'public',
  query: z.object({ query: z.string().trim().max(LIMITS.queryLength) }),
  reply: z.array(z.object({ id: z.number().int(), name: z.string(), logo: z.string(), url: z.string(), jobs: z.number().int() })),
});

/** The longest name wins. A single word names a company only if no job title holds it: "driver" is work, whoever is called so. */
export const findNamedCompany = declareCall({
  method: 'GET',
  service: 'companies',
  path: '/named-in-search',
  summary: "The company that hires in the caller's country and whose whole name stands among the words of a search",
  access: 'public',
  query: z.object({ query: z.string().trim().max(LIMITS.queryLength) }),
  reply: z
    .object({
      id: z.number().int(),
      name: z.string(),
      /** Its name as the search has it. */
      words: z.string(),
    })
    .nullable(),
});
export type NamedCompany = z.output<typeof findNamedCompany.reply>;

export const searchCompanies = declareCall({
  method: 'GET',
  service: 'companies',
  path: '/search',
  summary: "Companies that hire in the caller's country, by a part of their name and by industry; verified ones first",
  access: 'public',
  query: z.object({
    query: z.string().trim().max(LIMITS.queryLength).default(''),
    industry: id.optional(),
    /** Those the caller follows alone, wherever they are and whether or not they hire. */
    followed: z.literal('1').optional(),
    page: z.coerce.number().int().min(1).max(LIMITS.searchPages).default(1),
  }),
  list: true,
  reply: z.array(listedCompany),
});
