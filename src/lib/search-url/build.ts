import type { Language } from '../../../contract/languages.ts';
import { encode } from './escape.ts';
import { buildKeyword } from './keyword.ts';
import { withLanguage } from './language-path.ts';
import { EMPTY_SEARCH, LIST_FILTERS, type SalaryRange, type Search } from './search.ts';

/**
 * The canonical URL of a search: defaults left out, filters in a fixed order, a single location in the keyword. Parsing it returns the same search.
 * @returns path and query string, percent-encoded
 */
export function buildSearchUrl(partial: Partial<Search>, language: Pick<Language, 'slug'> | null = null): string {
  const search: Search = { ...EMPTY_SEARCH, ...partial };
  const [onlyLocation = ''] = search.location.length === 1 ? search.location : [];
  const parameters: [string, string][] = [];
  let keyword = buildKeyword({ query: search.query, location: onlyLocation });
  const hasLocationInKeyword = keyword !== null && onlyLocation !== '';
  keyword ??= buildKeyword({ query: search.query, location: '' });
  if (keyword === null) parameters.push(['query', encode(search.query)]);
  for (const name of LIST_FILTERS) {
    if (search[name].length > 0 && !(name === 'location' && hasLocationInKeyword)) parameters.push([name, search[name].map(encode).join(',')]);
  }
  if (search.radius && search.location.length > 0) parameters.push(['radius', String(search.radius)]);
  if (search.salary) parameters.push(['salary', salaryText(search.salary)]);
  if (search.verifiedCompany) parameters.push(['verifiedCompany', '1']);
  if (search.workArrangement) parameters.push(['workArrangement', search.workArrangement]);
  if (search.sort) parameters.push(['sort', String(search.sort)]);
  if (search.page > 1) parameters.push(['page', String(search.page)]);
  if (search.job !== null) parameters.push(['job', String(search.job)]);
  const query = parameters.map(([name, value]) => `${name}=${value}`).join('&');
  return withLanguage(`/jobs-hiring/${keyword ?? 'job-search'}${query === '' ? '' : `?${query}`}`, language);
}

/** "from,to" of specification §2; an open bound is empty. */
export const salaryText = ({ from, to }: SalaryRange): string => `${from ?? ''},${to ?? ''}`;
