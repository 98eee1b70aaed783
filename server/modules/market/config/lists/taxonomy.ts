import { FUNCTION_TITLES, JOB_FUNCTIONS, MAIN_FUNCTIONS } from '../../../../reference/taxonomy.ts';
import type { Item } from '../../../../reference/item.ts';

const titlesOf = Map.groupBy(FUNCTION_TITLES, (title) => title.jobFunctionId);
const functionsOf = Map.groupBy(JOB_FUNCTIONS, (entry) => entry.mainFunctionId);

export const functionTitles: Item[] = FUNCTION_TITLES.map(({ id, value, seoValue, jobFunctionId, names }) => ({
  id,
  value,
  seo_value: seoValue,
  names,
  job_function_id: jobFunctionId,
  function_title_value: value,
}));
const titleItems = new Map(functionTitles.map((title) => [title.id, title]));

export const jobFunctions: Item[] = JOB_FUNCTIONS.map(({ id, value, seoValue, mainFunctionId, names }) => ({
  id,
  value,
  seo_value: seoValue,
  names,
  main_function_id: mainFunctionId,
}));
const functionItems = new Map(jobFunctions.map((entry) => [entry.id, entry]));

/** Sub-functions with their `job_titles` (specification §3). */
export const jobFunctionLists: Item[] = jobFunctions.map((entry) => ({
  ...entry,
  job_titles: (titlesOf.get(entry.id) ?? []).map((title) => titleItems.get(title.id)),
}));
const functionListItems = new Map(jobFunctionLists.map((entry) => [entry.id, entry]));

/** Main functions with their `sub_function_list`, without the titles. */
export const mainFunctions: Item[] = MAIN_FUNCTIONS.map(({ id, value, seoValue, names }) => ({
  id,
  value,
  seo_value: seoValue,
  names,
  sub_function_list: (functionsOf.get(id) ?? []).map((entry) => functionItems.get(entry.id)),
}));

/** The whole tree: main functions, their `sub_function_list`, and the `job_titles` of each. */
export const mainJobFunctionLists: Item[] = MAIN_FUNCTIONS.map(({ id, value, seoValue, names }) => ({
  id,
  value,
  seo_value: seoValue,
  names,
  sub_function_list: (functionsOf.get(id) ?? []).map((entry) => functionListItems.get(entry.id)),
}));

/** Job categories are the main functions under an older name: the same ids. */
export const jobCategories: Item[] = MAIN_FUNCTIONS.map(({ id, value, seoValue, names }) => ({ id, value, seo_value: seoValue, names }));
