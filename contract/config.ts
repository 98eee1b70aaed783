import { z } from 'zod';
import { declareCall } from './call.ts';
import { id, option } from './fields.ts';
import { LIMITS } from './limits.ts';

/** Every config list of specification §3: `{type}` of GET /api/config/{type}/list. */
export const LIST_TYPES = [
  'xp_lvls',
  'job_types',
  'degrees',
  'no_of_employee_ranges',
  'company_sizes',
  'industry_lists',
  'job_category_lists',
  'job_benefit_lists',
  'job_attractive_reasons',
  'company_benefit_lists',
  'company_culture_lists',
  'company_financing_stage_lists',
  'country_lists',
  'location_lists',
  'chat_report_lists',
  'notice_period_lists',
  'subscibe_job_frequency_lists',
  'report_job_reasons',
  'report_talent_reasons',
  'not_suitable_reasons',
  'salary_ranges',
  'social_types',
  'resume_source_lists',
  'language_lists',
  'gender_lists',
  'pipeline_stage_lists',
  'resume_last_updated_time_lists',
  'job_function_lists',
  'report_interview_reasons',
  'report_recruiter_reasons',
  'main_functions',
  'job_functions',
  'function_titles',
  'work_xps',
  'educations',
  'salary_range_filters',
  'feature_banners',
  'recruiter_role_permissions',
  'user_identity_lists',
  'currency_lists',
  'main_job_function_lists',
  'job_categories',
] as const;

/** An entry of a config list: an ID, its words, its URL key, and what the list adds (§3). */
export const listItem = z.looseObject({ id: z.number().int(), value: z.string(), seo_value: z.string() });
export type ListItem = z.output<typeof listItem>;
/** A feature of the product and where to find it. `url` is an address of this site, below the language prefix. */
export const featureBanner = listItem.extend({ description: z.string(), url: z.string(), image: z.string() });
export type FeatureBanner = z.output<typeof featureBanner>;
const language_code = z.string().max(10).optional();

/** The lists that filter a job search, in one reply (specification §3: with `job_categories` and `industry_lists`). */
export const jobseekerFilters = z.object({
  industry_lists: z.array(listItem),
  job_categories: z.array(listItem),
  main_functions: z.array(listItem),
  job_functions: z.array(listItem.extend({ main_function_id: z.number().int() })),
  job_types: z.array(listItem),
  xp_lvls: z.array(listItem),
  degrees: z.array(listItem),
  locations: z.array(listItem.extend({ region: z.string().nullable() })),
  salary_range_filters: z.array(listItem.extend({ from: z.number(), to: z.number() })),
  /** All of them. A page rendered by the server has only those in its URL. */
  function_titles: z.array(listItem.extend({ job_function_id: z.number().int() })),
});
export type JobseekerFilters = z.output<typeof jobseekerFilters>;

export const getList = declareCall({
  method: 'GET',
  service: 'config',
  path: '/:type/list',
  summary: 'Get a config list',
  access: 'public',
  isShared: true,
  params: z.object({ type: z.enum(LIST_TYPES) }),
  /** `country_id`: another country than the caller's, for lists that differ by country. */
  query: z.object({ language_code, country_id: id.optional() }),
  reply: z.array(listItem),
});
export const getJobseekerFilters = declareCall({
  method: 'GET',
  service: 'config',
  path: '/jobseeker-filters',
  summary: 'List what jobs can be filtered by, for the Country-Id',
  access: 'public',
  isShared: true,
  reply: jobseekerFilters,
});
/** A place, or a whole country, that a name may refer to. */
export const nearPlace = z.object({
  value: z.string(),
  /** Its name in URLs; null for a whole country. */
  seo_value: z.string().nullable(),
  /** The code of its country. Its name is in the reader's language and given if the place isn't in the reader's country. */
  country: z.string(),
  country_name: z.string().nullable(),
});
export type NearPlace = z.output<typeof nearPlace>;
export const listNearPlaces = declareCall({
  method: 'GET',
  service: 'config',
  path: '/near-places',
  summary: 'Find places in any country with names similar to one that is unknown, or unknown here, the most likely first',
  access: 'public',
  isShared: true,
  query: z.object({ place: z.string().max(LIMITS.queryLength) }),
  reply: z.array(nearPlace),
});
export const searchJobTitles = declareCall({
  method: 'GET',
  service: 'config',
  path: '/search/job-title-lists',
  summary: 'Suggest job titles for what was typed so far',
  access: 'public',
  query: z.object({
    query: z.string().max(LIMITS.queryLength),
    size: z.coerce.number().int().min(1).max(20).default(LIMITS.jobTitleSuggestionSize),
    language_code,
  }),
  reply: z.array(option),
});
export const getWebsiteOutage = declareCall({
  method: 'GET',
  service: 'config',
  path: '/search/website-outage',
  summary: 'Whether the site is under maintenance',
  access: 'public',
  query: z.object({ language_code }),
  reply: z.object({ is_outage: z.boolean(), until: z.string().nullable() }),
});
export const listSkills = declareCall({
  method: 'GET',
  service: 'config',
  path: '/skill/lists',
  summary: 'List skills',
  access: 'public',
  query: z.object({ language_code }),
  reply: z.array(option),
});
export const getGeoLocation = declareCall({
  method: 'GET',
  service: 'config',
  path: '/geo-location',
  summary: 'Guess the caller’s country and place: with coordinates, the nearest place, preferring the market of the Country-Id if one there is as near',
  access: 'public',
  query: z.object({ longitude: z.coerce.number().min(-180).max(180).optional(), latitude: z.coerce.number().min(-90).max(90).optional() }),
  reply: z.object({ country_id: id, location: option.extend({ seo_value: z.string() }).nullable() }),
});
export const listHotJobTitles = declareCall({
  method: 'GET',
  service: 'config',
  path: '/hot-job-titles',
  summary: 'List the job titles with the most open jobs in the country',
  access: 'public',
  reply: z.array(option.extend({ jobs: z.number().int() })),
});
