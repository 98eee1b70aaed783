import type { SearchQuery } from '../../../contract/search.ts';
import type { Term } from '../../../src/lib/words/terms.ts';
import { idsNear, idsWithin } from '../../db/seed/locations.ts';
import { FILTER_LEXEME, inCountry, quoted } from './vectors.ts';

/** What a search asks of the vectors: each entry must hold, by all lexemes of any one of its alternatives. */
export type Condition = readonly (readonly string[])[];

const FIELDS = {
  company_ids: 'company',
  industries: 'industry',
  job_types: 'jobType',
  job_function_ids: 'jobFunction',
  function_job_title_ids: 'functionTitle',
  xp_lvls: 'xpLvl',
  degrees: 'degree',
  job_locations: 'location',
  main_functions: 'mainFunction',
  // Job categories are the main functions under an older name, with the same ids.
  job_categories: 'mainFunction',
} as const satisfies Partial<Record<keyof SearchQuery, keyof typeof FILTER_LEXEME>>;

/** The filters of a search as conditions; the country and the salary are not among them. */
export function filterConditions(query: Partial<SearchQuery>): Condition[] {
  const conditions: Condition[] = [];
  for (const [field, kind] of Object.entries(FIELDS) as [keyof typeof FIELDS, keyof typeof FILTER_LEXEME][]) {
    const ids = query[field];
    const asked = kind === 'location' ? [...new Set(ids?.flatMap((id) => [...idsWithin(id), ...(query.radius ? idsNear(id, query.radius) : [])]))] : ids;
    if (asked !== undefined && asked.length > 0) conditions.push(asked.map((id) => [`${FILTER_LEXEME[kind]}/${id}`]));
  }
  if (query.work_arrangement) conditions.push([[`${FILTER_LEXEME.workArrangement}/${query.work_arrangement}`]]);
  if (query.is_company_verified === '1') conditions.push([[`${FILTER_LEXEME.verified}/1`]]);
  return conditions;
}

export const wordConditions = (terms: readonly Term[]): Condition[] => terms.map((term) => term.any);

/** Conditions as a tsquery literal of a country's vectors. */
export function tsquery(countryId: number, conditions: readonly Condition[]): string {
  const lexeme = (word: string) => quoted(inCountry(countryId, word));
  return conditions.map((any) => `(${any.map((all) => all.map(lexeme).join(' & ')).join(' | ')})`).join(' & ');
}
