import type { JobseekerFilters, ListItem } from '../../../contract/config.ts';
import { isUpsideDown, type ListFilter, type Search } from '../../lib/search-url/search.ts';

export interface FilterGroup {
  name: ListFilter;
  items: readonly ListItem[];
  /** Longer lists are chosen from by typing. */
  isLong: boolean;
}

/** The list filters in the order a person narrows by. */
export function filterGroups(filters: JobseekerFilters): FilterGroup[] {
  const group = (name: ListFilter, items: readonly ListItem[]): FilterGroup => ({ name, items, isLong: items.length > 8 });
  return [
    group('jobType', filters.job_types),
    group('workExperience', filters.xp_lvls),
    group('location', filters.locations),
    group('mainFunctions', filters.main_functions),
    group('jobFunctions', filters.job_functions),
    group('industry', filters.industries),
    group('qualification', filters.degrees),
  ].filter(({ items }) => items.length > 0);
}

export interface ActiveFilter {
  key: string;
  label: string;
  without: Partial<Search>;
}

/** Every filter that is on, in words, with the search without it. A salary upside down was left out, so it is none. `say` words what no list holds. */
export function activeFilters(
  search: Search,
  filters: JobseekerFilters,
  say: { arrangement: (value: string) => string; verified: string; salary: string },
): ActiveFilter[] {
  const lists = filterGroups(filters).flatMap(({ name, items }) =>
    search[name].map((value) => ({
      key: `${name} ${value}`,
      label: items.find((item) => item.seo_value === value)?.value ?? value,
      without: { [name]: search[name].filter((other) => other !== value) },
    })),
  );
  const titles = search.functionTitles.map((value) => ({
    key: `functionTitles ${value}`,
    label: value.replace(/-\d+$/, '').replaceAll('-', ' '),
    without: { functionTitles: search.functionTitles.filter((other) => other !== value) },
  }));
  return [
    ...lists,
    ...titles,
    ...(search.workArrangement ? [{ key: 'workArrangement', label: say.arrangement(search.workArrangement), without: { workArrangement: null } }] : []),
    ...(search.salary && !isUpsideDown(search.salary) ? [{ key: 'salary', label: say.salary, without: { salary: null } }] : []),
    ...(search.verifiedCompany ? [{ key: 'verifiedCompany', label: say.verified, without: { verifiedCompany: false } }] : []),
  ];
}
