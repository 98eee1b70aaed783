import type { JobseekerFilters } from '../../../contract/config.ts';
import type { Facet, Removable, SearchFacets } from '../../../contract/search.ts';
import { EMPTY_SEARCH, type ListFilter, type Search } from '../../lib/search-url/search.ts';
import { activeFilters } from '../shared/search/filterGroups.ts';

/** A filter of the URL by its name in the search query. */
const FACET_OF = {
  industry: 'industries',
  workExperience: 'xp_lvls',
  category: 'job_categories',
  jobType: 'job_types',
  location: 'job_locations',
  qualification: 'degrees',
  mainFunctions: 'main_functions',
  jobFunctions: 'job_function_ids',
  functionTitles: 'function_job_title_ids',
  company: 'company_ids',
  workArrangement: 'work_arrangement',
  verifiedCompany: 'is_company_verified',
  salary: 'salary',
} as const satisfies Record<ListFilter | 'workArrangement' | 'verifiedCompany' | 'salary', Removable>;

/** How many jobs a value of a filter leaves; undefined if unknown, or not counted. */
export type CountOf = (filter: keyof typeof FACET_OF, value: number | string) => number | undefined;

export const countOf =
  (facets: SearchFacets | undefined): CountOf =>
  (filter, value) => {
    // Not every filter is counted.
    const counts = facets?.counts?.[FACET_OF[filter] as Facet];
    return counts ? (counts[String(value)] ?? 0) : undefined;
  };

export interface BlockingFilter {
  /** The active values of the filter. */
  labels: string[];
  without: Partial<Search>;
  /** How many jobs the search finds without it. */
  jobs: number;
}

/** The active filter whose removal finds the most jobs; null if no single removal finds any. */
export function blockingFilter(
  search: Search,
  filters: JobseekerFilters,
  say: Parameters<typeof activeFilters>[2],
  without: SearchFacets['without'],
): BlockingFilter | null {
  // Without its places, a search has no radius, so both are counted together.
  const on = activeFilters(search, filters, say).filter(({ key }) => key !== 'radius');
  const byFilter = Map.groupBy(on, ({ key }) => key.split(' ')[0] as keyof typeof FACET_OF);
  const found = [...byFilter].map(([filter, values]) => ({
    labels: values.map(({ label }) => label),
    without: { [filter]: EMPTY_SEARCH[filter] },
    jobs: without[FACET_OF[filter]] ?? 0,
  }));
  const best = found.toSorted((a, b) => b.jobs - a.jobs)[0];
  return best && best.jobs > 0 ? best : null;
}
