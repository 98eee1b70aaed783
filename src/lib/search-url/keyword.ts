import { decode, encode } from './escape.ts';

/** What the keyword of a job-search URL says (specification §2): job-search, {query}-jobs or {query}-jobs-in-{location}. */
export interface Keyword {
  query: string;
  /** The seo_value of a location; empty when the keyword names none. */
  location: string;
}

const NONE = 'job-search';
const IN = '-jobs-in-';
const JOBS = '-jobs';

/** Spaces are hyphens and a hyphen is two, so that "full-time nurse" reads as full--time-nurse-jobs. */
const slug = (text: string) => encode(text.replaceAll('-', '--').replaceAll(' ', '-'));
const unslug = (text: string) => decode(text).replaceAll(/--|-/g, (dashes) => (dashes === '--' ? '-' : ' '));

/**
 * The keyword that says exactly this, or null when none does and query parameters must carry it: two spaces in a row, a hyphen beside a space,
 * a query that itself contains "jobs in", a slash (which proxies decode too early).
 */
export function buildKeyword({ query, location }: Keyword): string | null {
  if (query === '') return location === '' ? NONE : null;
  if (/[/\\]/.test(query + location)) return null;
  const keyword = location === '' ? `${slug(query)}${JOBS}` : `${slug(query)}${IN}${encode(location)}`;
  const read = parseKeyword(keyword);
  return read?.query === query.toWellFormed() && read.location === location ? keyword : null;
}

/** What a keyword says, or null for one of no known form. @param keyword one path segment, percent-encoded as in the URL */
export function parseKeyword(keyword: string): Keyword | null {
  if (keyword === NONE || keyword === '') return { query: '', location: '' };
  const at = keyword.lastIndexOf(IN);
  if (at > 0 && at + IN.length < keyword.length) return { query: unslug(keyword.slice(0, at)), location: decode(keyword.slice(at + IN.length)) };
  if (keyword.length > JOBS.length && keyword.endsWith(JOBS)) return { query: unslug(keyword.slice(0, -JOBS.length)), location: '' };
  return null;
}

/** A keyword of no known form as a query: what was typed is searched for. */
export const keywordAsQuery = (keyword: string): string => unslug(keyword);
