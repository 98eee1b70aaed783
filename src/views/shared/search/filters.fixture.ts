import type { JobseekerFilters } from '../../../../contract/config.ts';

const item = (id: number, value: string, seo_value: string) => ({ id, value, seo_value });
/** The lists of a country with one main function and one title. */
export const filters: JobseekerFilters = {
  industry_lists: [],
  job_categories: [item(1, 'IT and software', 'it-and-software')],
  main_functions: [item(1, 'IT and software', 'it-and-software')],
  job_functions: [],
  job_types: [],
  xp_lvls: [],
  degrees: [],
  locations: [],
  salary_range_filters: [],
  function_titles: [{ ...item(431, 'QA Engineer', 'qa-engineer-431'), job_function_id: 2 }],
};
/** Names for values that are in no list. */
export const say = { arrangement: (value: string) => value, verified: '', salary: '', radius: (kilometers: number) => `${kilometers} km` };
