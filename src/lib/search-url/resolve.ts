import type { JobseekerFilters, ListItem } from '../../../contract/config.ts';
import { EMPTY_SEARCH, isUpsideDown, LIST_FILTERS, RADII, type ListFilter, type Search } from './search.ts';

/** The API's search parameters as sent; ids in comma-separated lists. */
export interface ApiQuery {
  query?: string;
  industries?: string;
  xp_lvls?: string;
  job_categories?: string;
  job_types?: string;
  job_locations?: string;
  radius?: number;
  degrees?: string;
  main_functions?: string;
  job_function_ids?: string;
  function_job_title_ids?: string;
  company_ids?: string;
  salary_from?: number;
  salary_to?: number;
  is_company_verified?: '1';
  work_arrangement?: 'onsite' | 'hybrid' | 'remote';
  sort?: number;
  page?: number;
}

type Entry = Pick<ListItem, 'id' | 'seo_value'>;

/** Where the ids of each list filter come from; titles and companies contain theirs in the value ("software-engineer-431", specification §3). */
const FIELDS = {
  industry: { field: 'industries', entries: (filters) => filters.industry_lists },
  workExperience: { field: 'xp_lvls', entries: (filters) => filters.xp_lvls },
  category: { field: 'job_categories', entries: (filters) => filters.job_categories },
  jobType: { field: 'job_types', entries: (filters) => filters.job_types },
  location: { field: 'job_locations', entries: (filters) => filters.locations },
  qualification: { field: 'degrees', entries: (filters) => filters.degrees },
  mainFunctions: { field: 'main_functions', entries: (filters) => filters.main_functions },
  jobFunctions: { field: 'job_function_ids', entries: (filters) => filters.job_functions },
  functionTitles: { field: 'function_job_title_ids', entries: () => [] },
  company: { field: 'company_ids', entries: () => [] },
} as const satisfies Record<ListFilter, { field: keyof ApiQuery; entries: (filters: JobseekerFilters) => readonly Entry[] }>;

const MOST_IDS = 30;

/**
 * The API query for a search. Leaves out an inverted salary range, so that the rest is still searched.
 * @returns the parameters, and the values in no list of the country, as "location: atlantis" for the reader
 */
export function toSearchQuery(search: Search, filters: JobseekerFilters): { query: ApiQuery; unknown: string[] } {
  const unknown: string[] = [];
  const query: ApiQuery = {};
  if (search.query.trim() !== '') query.query = search.query.trim();
  for (const name of LIST_FILTERS) {
    const ids = search[name].flatMap((value) => idsOf(name, value, filters) ?? (unknown.push(`${name}: ${value}`), []));
    if (ids.length > 0) query[FIELDS[name].field] = [...new Set(ids)].slice(0, MOST_IDS).join(',');
  }
  if (search.radius && query.job_locations) query.radius = search.radius;
  if (search.salary && !isUpsideDown(search.salary)) {
    if (search.salary.from !== null) query.salary_from = search.salary.from;
    if (search.salary.to !== null) query.salary_to = search.salary.to;
  }
  if (search.verifiedCompany) query.is_company_verified = '1';
  if (search.workArrangement) query.work_arrangement = search.workArrangement;
  if (search.sort) query.sort = search.sort;
  if (search.page > 1) query.page = search.page;
  return { query, unknown };
}

/** A value's id; several if a mail client or a form has escaped the commas of a list. */
function idsOf(name: ListFilter, value: string, filters: JobseekerFilters): number[] | null {
  const one = idOf(name, value, filters);
  if (one !== undefined) return [one];
  const several = value.includes(',') ? value.split(',').map((part) => idOf(name, part, filters)) : [undefined];
  return several.every((id) => id !== undefined) ? several : null;
}

function idOf(name: ListFilter, value: string, filters: JobseekerFilters): number | undefined {
  const key = value.toLowerCase();
  if (name !== 'functionTitles' && name !== 'company') return FIELDS[name].entries(filters).find((entry) => entry.seo_value === key)?.id;
  const id = Number(/^[^,]*-([1-9]\d{0,8})$/.exec(key)?.[1]);
  return Number.isNaN(id) ? undefined : id;
}

/**
 * The search of an API query: the inverse of `toSearchQuery`. Leaves out unknown ids.
 * @param titles the function titles among the ids, with the seo_value that contains their id
 */
export function fromSearchQuery(query: ApiQuery, filters: JobseekerFilters, titles: readonly Entry[] = []): Search {
  const search: Search = {
    ...EMPTY_SEARCH,
    query: query.query ?? '',
    verifiedCompany: query.is_company_verified === '1',
    workArrangement: query.work_arrangement ?? null,
    radius: RADII.find((known) => known === query.radius) ?? null,
    page: query.page ?? 1,
  };
  for (const name of LIST_FILTERS) {
    const entries = name === 'functionTitles' ? titles : FIELDS[name].entries(filters);
    const ids = (query[FIELDS[name].field] ?? '')
      .split(',')
      .filter((id) => id !== '')
      .map(Number);
    search[name] = ids.flatMap((id) => entries.find((entry) => entry.id === id)?.seo_value ?? []);
  }
  if (query.salary_from !== undefined || query.salary_to !== undefined) search.salary = { from: query.salary_from ?? null, to: query.salary_to ?? null };
  search.sort = ([1, 2, 3] as const).find((sort) => sort === query.sort) ?? null;
  return search;
}
