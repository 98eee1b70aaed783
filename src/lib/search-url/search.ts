import { LIMITS } from '../../../contract/limits.ts';

/** The filters of a job-search URL that hold a comma-separated list of seo_values, in the order they are written. */
export const LIST_FILTERS = [
  'industry',
  'workExperience',
  'category',
  'jobType',
  'location',
  'qualification',
  'mainFunctions',
  'jobFunctions',
  'functionTitles',
  'company',
] as const;
export type ListFilter = (typeof LIST_FILTERS)[number];

export const WORK_ARRANGEMENTS = ['onsite', 'hybrid', 'remote'] as const;
export type WorkArrangement = (typeof WORK_ARRANGEMENTS)[number];

/** How far around each place a search can reach. Kilometers. */
export const RADII = [5, 10, 25, 50, 100] as const;
export type Radius = (typeof RADII)[number];

/** Per month, in the country's currency. At least one bound is set. */
export interface SalaryRange {
  from: number | null;
  to: number | null;
}

/** A job search as in its URL. Lists hold seo_values. */
export interface Search extends Record<ListFilter, readonly string[]> {
  query: string;
  /** Around each place; null for the places alone. Means nothing without a place. */
  radius: Radius | null;
  salary: SalaryRange | null;
  verifiedCompany: boolean;
  workArrangement: WorkArrangement | null;
  /** Null is the default: newest, or relevance with a text query (specification §9). */
  sort: 1 | 2 | 3 | null;
  page: number;
  /** The job open next to the results on a wide screen. */
  job: number | null;
}

export const EMPTY_SEARCH: Search = {
  query: '',
  industry: [],
  workExperience: [],
  category: [],
  jobType: [],
  location: [],
  qualification: [],
  mainFunctions: [],
  jobFunctions: [],
  functionTitles: [],
  company: [],
  radius: null,
  salary: null,
  verifiedCompany: false,
  workArrangement: null,
  sort: null,
  page: 1,
  job: null,
};

/** What couldn't be used as written in a URL. The search still runs; the reader is informed. */
export type Problem =
  | 'query.tooLong'
  | 'keyword.unknown'
  | 'salary.upsideDown'
  | 'salary.unreadable'
  | 'page.clamped'
  | 'page.unreadable'
  | 'sort.unknown'
  | 'workArrangement.unknown';

export const isUpsideDown = (salary: SalaryRange): boolean => salary.from !== null && salary.to !== null && salary.from > salary.to;

/** The radius of a search that has a place. */
export const radiusOf = ({ radius, location }: Pick<Search, 'radius' | 'location'>): Radius | null => (location.length > 0 ? radius : null);

/** How many filters are active, as shown on the filter button: excludes the query, the page, the sort order and an inverted salary range. */
export function filterCount(search: Search): number {
  const lists = LIST_FILTERS.reduce((sum, name) => sum + search[name].length, 0);
  return (
    lists +
    Number(radiusOf(search) !== null) +
    Number(search.salary !== null && !isUpsideDown(search.salary)) +
    Number(search.verifiedCompany) +
    Number(search.workArrangement !== null)
  );
}

/** The default sort order of a search (specification §9): relevance with a text query, otherwise newest. */
export const sortOf = (search: Pick<Search, 'sort' | 'query'>): 1 | 2 | 3 => search.sort ?? (search.query.trim() === '' ? 1 : 2);

/** The highest id a job can have: PostgreSQL's integer. */
export const LAST_JOB = 2_147_483_647;

/** The last page that can be requested. */
export const LAST_PAGE = LIMITS.searchPages;
