import type { SearchQuery } from '../../../../contract/search.ts';
import type { Term } from '../../../../src/lib/words/terms.ts';
import { idsWithin, nearby } from '../../../reference/locations.ts';
import { FILTER_LEXEME, inCountry, quoted } from './vectors.ts';

/** A condition on the vectors: one of its alternatives must match, which means that the vector contains all lexemes of that alternative. */
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
  // Job categories are an older name of the main functions, with the same IDs.
  job_categories: 'mainFunction',
} as const satisfies Partial<Record<keyof SearchQuery, keyof typeof FILTER_LEXEME>>;

/** The ids of all places a search accepts: those asked for, what is in them, and what is within the radius. Empty if it asks for none. */
export const placesOf = ({ job_locations: ids, radius }: Partial<SearchQuery>): Set<number> =>
  new Set(ids?.flatMap((id) => [...idsWithin(id), ...(radius ? nearby(id, radius).map((place) => place.id) : [])]));

/** The filters of a search as conditions, without the country and the salary. */
export function filterConditions(query: Partial<SearchQuery>): Condition[] {
  const conditions: Condition[] = [];
  for (const [field, kind] of Object.entries(FIELDS) as [keyof typeof FIELDS, keyof typeof FILTER_LEXEME][]) {
    const wanted = kind === 'location' ? [...placesOf(query)] : query[field];
    if (wanted !== undefined && wanted.length > 0) conditions.push(wanted.map((id) => [`${FILTER_LEXEME[kind]}/${id}`]));
  }
  if (query.work_arrangement) conditions.push([[`${FILTER_LEXEME.workArrangement}/${query.work_arrangement}`]]);
  if (query.is_company_verified === '1') conditions.push([[`${FILTER_LEXEME.verified}/1`]]);
  return conditions;
}

export const wordConditions = (terms: readonly Term[]): Condition[] => terms.map((term) => term.any);

/** Conditions as a tsquery literal for a country's vectors. */
export function tsquery(countryId: number, conditions: readonly Condition[]): string {
  const lexeme = (word: string) => quoted(inCountry(countryId, word));
  return conditions.map((any) => `(${any.map((all) => all.map(lexeme).join(' & ')).join(' | ')})`).join(' & ');
}
