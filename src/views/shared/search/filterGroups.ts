import type { JobseekerFilters, ListItem } from '../../../../contract/config.ts';
import { nameInValue } from '../../../lib/search-url/company-url.ts';
import { isUpsideDown, radiusOf, type ListFilter, type Search } from '../../../lib/search-url/search.ts';

export interface FilterGroup {
  name: ListFilter;
  items: readonly ListItem[];
  /** Longer lists are searched by typing. */
  isLong: boolean;
}

/** The list filters, in the order in which people narrow a search. Categories and companies only come from URLs: they are listed to be removed. */
export function filterGroups(filters: JobseekerFilters, search: Search): FilterGroup[] {
  const group = (name: ListFilter, items: readonly ListItem[]): FilterGroup => ({ name, items, isLong: items.length > 8 });
  return [
    group('jobType', filters.job_types),
    group('workExperience', filters.xp_lvls),
    group('location', filters.locations),
    group('mainFunctions', filters.main_functions),
    group('jobFunctions', filters.job_functions),
    group('category', search.category.length > 0 ? filters.job_categories : []),
    { name: 'functionTitles' as const, items: filters.function_titles, isLong: true },
    group(
      'company',
      search.company.map((seo_value) => ({ id: 0, seo_value, value: nameInValue(seo_value) })),
    ),
    group('industry', filters.industry_lists),
    group('qualification', filters.degrees),
  ].filter(({ name, items }) => name === 'functionTitles' || items.length > 0);
}

const titlesOf = (search: Search, { function_titles: known }: JobseekerFilters): JobseekerFilters['function_titles'] =>
  search.functionTitles.map(
    (seo_value) =>
      known.find((title) => title.seo_value === seo_value) ?? {
        id: 0,
        seo_value,
        value: seo_value.replace(/-\d+$/, '').replaceAll('-', ' '),
        job_function_id: 0,
      },
  );

export interface ActiveFilter {
  key: string;
  label: string;
  without: Partial<Search>;
}

/**
 * All active filters, in words, each with the search without it. An inverted salary range was left out, so it doesn't count. `say` names values that
 * are in no list.
 */
export function activeFilters(
  search: Search,
  filters: JobseekerFilters,
  say: { arrangement: (value: string) => string; verified: string; salary: string; radius: (kilometers: number) => string },
): ActiveFilter[] {
  // A URL may contain titles that no list names.
  const named = filterGroups({ ...filters, function_titles: titlesOf(search, filters) }, search);
  const lists = named.flatMap(({ name, items }) =>
    search[name].map((value) => ({
      key: `${name} ${value}`,
      label: items.find((item) => item.seo_value === value)?.value ?? value,
      without: { [name]: search[name].filter((other) => other !== value) },
    })),
  );
  const radius = radiusOf(search);
  return [
    ...lists,
    ...(radius === null ? [] : [{ key: 'radius', label: say.radius(radius), without: { radius: null } }]),
    ...(search.workArrangement ? [{ key: 'workArrangement', label: say.arrangement(search.workArrangement), without: { workArrangement: null } }] : []),
    ...(search.salary && !isUpsideDown(search.salary) ? [{ key: 'salary', label: say.salary, without: { salary: null } }] : []),
    ...(search.verifiedCompany ? [{ key: 'verifiedCompany', label: say.verified, without: { verifiedCompany: false } }] : []),
  ];
}
