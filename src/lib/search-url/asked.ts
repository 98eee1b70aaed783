import type { JobseekerFilters } from '../../../contract/config.ts';
import type { SearchQuery } from '../../../contract/search.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { parseSearchUrl, type ParsedSearch } from './parse.ts';
import { toSearchQuery } from './resolve.ts';
import { EMPTY_SEARCH, sortOf, type Search } from './search.ts';

/** A search as a page's address says it. /onsite-job (specification §2) is the search for jobs on site. */
export function searchOfPath(url: string): ParsedSearch {
  if (url.startsWith('/onsite-job')) return { search: { ...EMPTY_SEARCH, workArrangement: 'onsite' }, language: null, unknown: [], problems: [] };
  return parseSearchUrl(url) ?? { search: EMPTY_SEARCH, language: null, unknown: [], problems: [] };
}

const LISTS = [
  'industries',
  'xp_lvls',
  'job_categories',
  'job_types',
  'job_locations',
  'degrees',
  'main_functions',
  'job_function_ids',
  'function_job_title_ids',
  'company_ids',
] as const;

interface Asked {
  query: SearchQuery;
  /** What no list of the country knows, for the reader. */
  unknown: string[];
  /** The place it names, where no list of the country knows that or another it names; it is not among `unknown` then. */
  unknownPlace: string | null;
}

/** The search as the chart and the API's handlers take it. */
export function queryOf(search: Search, filters: JobseekerFilters): Asked {
  const { query, unknown } = toSearchQuery(search, filters);
  const lists = Object.fromEntries(LISTS.flatMap((name) => (query[name] ? [[name, query[name].split(',').map(Number)]] : [])));
  const isNowhere = search.location.length > 0 && query.job_locations === undefined;
  return {
    query: { ...query, ...lists, sort: sortOf(search), page: search.page, size: LIMITS.searchPageSize } as SearchQuery,
    unknown: isNowhere ? unknown.filter((name) => !name.startsWith('location: ')) : unknown,
    unknownPlace: isNowhere ? (search.location[0] ?? null) : null,
  };
}
