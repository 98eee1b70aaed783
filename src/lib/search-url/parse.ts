import type { Language } from '../../../contract/languages.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { decode } from './escape.ts';
import { keywordAsQuery, parseKeyword } from './keyword.ts';
import { splitLanguage } from './language-path.ts';
import {
  EMPTY_SEARCH,
  LAST_JOB,
  LAST_PAGE,
  LIST_FILTERS,
  RADII,
  WORK_ARRANGEMENTS,
  isUpsideDown,
  type ListFilter,
  type Problem,
  type SalaryRange,
  type Search,
} from './search.ts';

export interface ParsedSearch {
  search: Search;
  /** The language prefix; null for the bare path. */
  language: Language | null;
  /** Unknown filters, as written. */
  unknown: string[];
  problems: Problem[];
}

/** Tracking parameters that others append to links, not meant as filters. */
const FOREIGN = /^(?:utm_.*|gclid|fbclid|msclkid|ref|source|country|showSingpassInfo|flows)$/;
const MOST_VALUES = 50;

/**
 * Parses a job-search URL (specification §2). Never throws: reports in `unknown` and `problems` what it can't parse, and parses the rest.
 * @param url path and query string, "/ja/jobs-hiring/nurse-jobs?page=2"; percent-encoded. A fragment is ignored
 * @returns null if the path isn't a job search
 */
export function parseSearchUrl(url: string): ParsedSearch | null {
  const [path = '', ...queries] = (url.split('#', 1)[0] ?? '').split('?');
  const { language, rest } = splitLanguage(path);
  const match = /^\/jobs-hiring(?:\/([^/]*))?\/?$/.exec(rest);
  if (match === null) return null;
  const keyword = match[1] ?? '';
  const unknown: string[] = [];
  const problems = new Set<Problem>();
  const parsed = parseKeyword(keyword);
  if (parsed === null) problems.add('keyword.unknown');
  const search: Search = { ...EMPTY_SEARCH, query: parsed?.query ?? keywordAsQuery(keyword), location: parsed?.location ? [parsed.location] : [] };
  for (const pair of queries.join('?').split('&')) {
    const at = pair.indexOf('=');
    const name = decode(at < 0 ? pair : pair.slice(0, at));
    const raw = at < 0 ? '' : pair.slice(at + 1).replaceAll('+', '%20');
    if (name === '' || FOREIGN.test(name)) continue;
    if (!read(search, name, raw, problems)) unknown.push(name);
  }
  // Counts characters like the contract, not UTF-16 code units.
  if (Array.from(search.query.trim()).length > LIMITS.queryLength) problems.add('query.tooLong');
  return { search, language, unknown, problems: [...problems] };
}

/** Adds one parameter to the search. @returns false for an unknown one */
function read(search: Search, name: string, raw: string, problems: Set<Problem>): boolean {
  const value = decode(raw);
  if (isListFilter(name)) {
    search[name] = [
      ...new Set([
        ...search[name],
        ...raw
          .split(',')
          .map(decode)
          .filter((entry) => entry !== ''),
      ]),
    ].slice(0, MOST_VALUES);
  } else if (name === 'query') search.query = value;
  else if (name === 'salary') search.salary = readSalary(value, problems);
  else if (name === 'radius' && (value === '' || RADII.some((known) => String(known) === value)))
    search.radius = RADII.find((known) => String(known) === value) ?? null;
  else if (name === 'verifiedCompany') search.verifiedCompany = /^(?:1|true|yes)$/i.test(value);
  else if (name === 'workArrangement')
    search.workArrangement = WORK_ARRANGEMENTS.find((known) => known === value) ?? noted(problems, 'workArrangement.unknown', null);
  else if (name === 'sort') search.sort = ([1, 2, 3] as const).find((known) => String(known) === value) ?? noted(problems, 'sort.unknown', null);
  else if (name === 'page') search.page = readPage(value, problems);
  else if (name === 'job') search.job = /^[1-9]\d{0,9}$/.test(value) && Number(value) <= LAST_JOB ? Number(value) : null;
  else return false;
  return true;
}

const isListFilter = (name: string): name is ListFilter => (LIST_FILTERS as readonly string[]).includes(name);

function noted<T>(problems: Set<Problem>, problem: Problem, value: T): T {
  problems.add(problem);
  return value;
}

function readSalary(value: string, problems: Set<Problem>): SalaryRange | null {
  const match = /^(\d{0,12})(?:,(\d{0,12}))?$/.exec(value);
  if (match === null) return noted(problems, 'salary.unreadable', null);
  const salary = { from: match[1] ? Number(match[1]) : null, to: match[2] ? Number(match[2]) : null };
  if (salary.from === null && salary.to === null) return null;
  if (isUpsideDown(salary)) problems.add('salary.upsideDown');
  return salary;
}

function readPage(value: string, problems: Set<Problem>): number {
  if (!/^\d{1,9}$/.test(value)) return noted(problems, 'page.unreadable', 1);
  const page = Number(value);
  return page < 1 || page > LAST_PAGE ? noted(problems, 'page.clamped', Math.min(Math.max(page, 1), LAST_PAGE)) : page;
}
