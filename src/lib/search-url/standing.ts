import { buildSearchUrl } from './build.ts';
import { encode } from './escape.ts';
import { parseSearchUrl } from './parse.ts';
import { EMPTY_SEARCH, filterCount, radiusOf, type Search } from './search.ts';

/** A search as a job alert stores it (specification §3): filters and location as in the URL, percent-encoded. */
export interface Standing {
  keywords: string;
  location: string | null;
  filters: Record<string, string | undefined>;
}

/** What an alert stores of a search: neither its order nor its page. Equal searches are stored equally. */
export function standingOf(search: Search): Standing {
  const url = buildSearchUrl({ ...search, query: '', location: [], sort: null, page: 1, job: null });
  const pairs = (url.split('?')[1] ?? '').split('&').filter((pair) => pair !== '');
  return {
    keywords: search.query.trim(),
    location: search.location.length > 0 ? search.location.map(encode).join(',') : null,
    filters: {
      ...Object.fromEntries(pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)])),
      ...(radiusOf(search) ? { radius: String(search.radius) } : {}),
    },
  };
}

/** The inverse of `standingOf`. Leaves out what it can't parse. */
export function searchOfStanding({ keywords, location, filters }: Standing): Search {
  const pairs = Object.entries({ ...filters, ...(location ? { location } : {}) }).map(([name, value]) => `${encode(name)}=${value ?? ''}`);
  const { search } = parseSearchUrl(`/jobs-hiring/job-search?${pairs.join('&')}`) ?? { search: EMPTY_SEARCH };
  return { ...search, query: keywords.trim(), sort: null, page: 1, job: null };
}

/** Whether it searches for anything: an alert for every job of a country is invalid (specification §5, "select at least one"). */
export const hasCriteria = (standing: Standing): boolean => standing.keywords.trim() !== '' || filterCount(searchOfStanding(standing)) > 0;
