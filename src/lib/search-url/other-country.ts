import { buildSearchUrl } from './build.ts';
import { parseSearchUrl } from './parse.ts';

/** A URL with the country to show it in. @param url path and query, which names no country yet */
export const withCountry = (url: string, code: string): string => `${url}${url.includes('?') ? '&' : '?'}country=${code}`;

/**
 * The URL of a search, for another country: without what belongs to the country it was made in, which are its places, its pay in that currency, and
 * the job open next to the results.
 * @param url path and query
 * @returns the URL as it is if it isn't a search
 */
export function inOtherCountry(url: string): string {
  const parsed = parseSearchUrl(url);
  return parsed ? buildSearchUrl({ ...parsed.search, location: [], radius: null, salary: null, page: 1, job: null }, parsed.language) : url;
}
