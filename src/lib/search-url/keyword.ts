import { decode, encode } from './escape.ts';

/** The content of a keyword in a job-search URL (specification §2): job-search, {query}-jobs or {query}-jobs-in-{location}. */
export interface Keyword {
  query: string;
  /** The seo_value of a location; empty if the keyword contains none. */
  location: string;
}

const NONE = 'job-search';
const IN = '-jobs-in-';
const JOBS = '-jobs';

/** Spaces become a hyphen, and a hyphen becomes two, so "full-time nurse" becomes full--time-nurse-jobs. */
const slug = (text: string) => encode(text.replaceAll('-', '--').replaceAll(' ', '-'));
const unslug = (text: string) => decode(text).replaceAll(/--|-/g, (dashes) => (dashes === '--' ? '-' : ' '));

/**
 * The keyword with exactly this content, or null if query parameters must carry it: two spaces in a row, a hyphen next to a space, a query that
 * itself contains "jobs in", a slash (which proxies decode too early).
 */
export function buildKeyword({ query, location }: Keyword): string | null {
  if (query === '') return location === '' ? NONE : null;
  if (/[/\\]/.test(query + location)) return null;
  const keyword = location === '' ? `${slug(query)}${JOBS}` : `${slug(query)}${IN}${encode(location)}`;
  const read = parseKeyword(keyword);
  return read?.query === query.toWellFormed() && read.location === location ? keyword : null;
}

/** Parses a keyword; null for an unknown form. @param keyword one path segment, percent-encoded as in the URL */
export function parseKeyword(keyword: string): Keyword | null {
  if (keyword === NONE || keyword === '') return { query: '', location: '' };
  const at = keyword.lastIndexOf(IN);
  if (at > 0 && at + IN.length < keyword.length) return { query: unslug(keyword.slice(0, at)), location: decode(keyword.slice(at + IN.length)) };
  if (keyword.length > JOBS.length && keyword.endsWith(JOBS)) return { query: unslug(keyword.slice(0, -JOBS.length)), location: '' };
  return null;
}

/** A keyword of an unknown form as a query: searches for what was typed. */
export const keywordAsQuery = (keyword: string): string => unslug(keyword);
