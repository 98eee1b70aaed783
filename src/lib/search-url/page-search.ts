import type { JobseekerFilters } from '../../../contract/config.ts';
import type { SearchQuery } from '../../../contract/search.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { parseSearchUrl, type ParsedSearch } from './parse.ts';
import { toSearchQuery } from './resolve.ts';
import { EMPTY_SEARCH, sortOf, type Search } from './search.ts';

/** The search in a page's URL. /onsite-job (specification §2) is the search for on-site jobs. */
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

interface ResolvedSearch {
  query: SearchQuery;
  /** Values in no list of the country, for the reader. */
  unknown: string[];
  /** A place name in no list of the country, if the URL names no other place; then it isn't in `unknown`. */
  unknownPlace: string | null;
}

/** The search in the form that the chart and the API's handlers take. */
export function queryOf(search: Search, filters: JobseekerFilters): ResolvedSearch {
  const { query, unknown } = toSearchQuery(search, filters);
  const lists = Object.fromEntries(LISTS.flatMap((name) => (query[name] ? [[name, query[name].split(',').map(Number)]] : [])));
  const isNowhere = search.location.length > 0 && query.job_locations === undefined;
  return {
    query: { ...query, ...lists, sort: sortOf(search), page: search.page, size: LIMITS.searchPageSize } as SearchQuery,
    unknown: isNowhere ? unknown.filter((name) => !name.startsWith('location: ')) : unknown,
    unknownPlace: isNowhere ? (search.location[0] ?? null) : null,
  };
}
