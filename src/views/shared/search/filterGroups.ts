import type { JobseekerFilters, ListItem } from '../../../../contract/config.ts';
import { nameInValue } from '../../../lib/search-url/company-url.ts';
import { isUpsideDown, radiusOf, type ListFilter, type Search } from '../../../lib/search-url/search.ts';

export interface FilterGroup {
  name: ListFilter;
  items: readonly ListItem[];
  /** Longer lists are chosen from by typing. */
  isLong: boolean;
}

/** The list filters in the order a person narrows by. Categories and companies come by addresses: they are there to be taken off where one says some. */
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

/** Every filter that is on, in words, with the search without it. A salary upside down was left out, so it is none. `say` words what no list holds. */
export function activeFilters(
  search: Search,
  filters: JobseekerFilters,
  say: { arrangement: (value: string) => string; verified: string; salary: string; radius: (kilometers: number) => string },
): ActiveFilter[] {
  // By address alone there may be titles that no list names.
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
