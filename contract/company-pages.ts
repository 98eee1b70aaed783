import { z } from 'zod';
import { declareCall } from './call.ts';
import { albumPicture } from './company-album.ts';
import { COMPANY_TYPES, LISTING_STATUSES } from './company-workspace.ts';
import { ERRORS } from './errors.ts';
import { id, option } from './fields.ts';
import { LIMITS } from './limits.ts';
import { companyCard, jobCard, jobRecruiter } from './records.ts';

/** The public pages of companies (specification §2, *Companies*; §3, *Company*). */

/** A company in a list. */
export const listedCompany = companyCard.extend({
  /** Path below the language prefix: "/company/acme-12". */
  url: z.string(),
  industry: z.string().nullable(),
  /** The number of open jobs. */
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
  /** A date, "1998-04-01". */
  founded_on: z.string().nullable(),
  website: z.string().nullable(),
  /** The domain of its website, once a member of its team confirmed an address there. */
  domain: z.string().nullable(),
  address: z.string().nullable(),
  about: z.string().nullable(),
  culture: z.string().nullable(),
  benefits: z.array(option),
  /** Its values, from `company_culture_lists`. */
  values: z.array(option),
  /** Open jobs by main function, the largest first. */
  functions: z.array(option.extend({ jobs: z.number().int() })),
  jobs: z.number().int(),
  /** Where most of its open jobs are, at most two. */
  places: z.array(z.string()),
  /** The towns among them where people work on-site, with their coordinates in degrees. */
  offices: z.array(z.object({ name: z.string(), latitude: z.number(), longitude: z.number() })),
  /** Who posted its open jobs and replies about them; at most six. */
  people: z.array(jobRecruiter),
  /** Photos of life at the company, in its own order. Only those with a description. */
  pictures: z.array(albumPicture),
  /** The company the caller blocked that is this one, here or in another country; null if none. Only the name of a blocked company is shown. */
  blocked_as: z.number().int().nullable(),
  /** Whether the caller follows it. */
  is_followed: z.boolean(),
});
export type CompanyDetail = z.output<typeof companyDetail>;

export const getCompany = declareCall({
  method: 'GET',
  service: 'companies',
  path: '/:id',
  summary: 'Get a company in full, or only the name of one the caller blocked',
  access: 'public',
  params: z.object({ id }),
  reply: companyDetail,
  errors: [ERRORS.notFound.code],
});

export const listCompanyJobs = declareCall({
  method: 'GET',
  service: 'companies',
  path: '/:id/jobs',
  summary: 'List a company’s open jobs, newest first; none of a company the caller blocked',
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
  summary: 'Follow a company, to be notified of its new jobs',
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
  summary: 'Unfollow a company',
  access: 'seeker',
  idempotency: 'natural',
  params: z.object({ id }),
  reply: z.null(),
});

export const similarCompanies = declareCall({
  method: 'GET',
  service: 'companies',
  path: '/:companyId/similar-companies',
  summary: 'List companies of the same country and industry that hire, those that keep their promises first',
  access: 'public',
  params: z.object({ companyId: id }),
  reply: z.array(listedCompany),
  errors: [ERRORS.notFound.code],
});

export const featuredCompanies = declareCall({
  method: 'GET',
  service: 'companies',
  path: '/featured-companies',
  summary: 'List verified companies in the caller’s country that keep their reply promises',
  access: 'public',
  reply: z.array(listedCompany),
});

export const suggestCompanies = declareCall({
  method: 'GET',
  service: 'companies',
  path: '/search-suggestion',
  summary: 'Suggest companies that hire in the caller’s country for a partly typed name, allowing for typos',
  access: 'public',
  query: z.object({ query: z.string().trim().max(LIMITS.queryLength) }),
  reply: z.array(z.object({ id: z.number().int(), name: z.string(), logo: z.string(), url: z.string(), jobs: z.number().int() })),
});

/**
 * The longest name wins. A single word counts as a company's name only if no job title contains it: "driver" is a job, even if a company is called
 * that.
 */
export const findNamedCompany = declareCall({
  method: 'GET',
  service: 'companies',
  path: '/named-in-search',
  summary: 'Find the company hiring in the caller’s country whose full name is among the words of a search',
  access: 'public',
  query: z.object({ query: z.string().trim().max(LIMITS.queryLength) }),
  reply: z
    .object({
      id: z.number().int(),
      name: z.string(),
      /** Its name as written in the search. */
      words: z.string(),
    })
    .nullable(),
});
export type NamedCompany = z.output<typeof findNamedCompany.reply>;

export const searchCompanies = declareCall({
  method: 'GET',
  service: 'companies',
  path: '/search',
  summary: 'List companies that hire in the caller’s country, by part of their name and by industry, verified ones first',
  access: 'public',
  query: z.object({
    query: z.string().trim().max(LIMITS.queryLength).default(''),
    industry: id.optional(),
    /** Only companies the caller follows, in any country and whether or not they are hiring. */
    followed: z.literal('1').optional(),
    page: z.coerce.number().int().min(1).max(LIMITS.searchPages).default(1),
  }),
  list: true,
  reply: z.array(listedCompany),
});
