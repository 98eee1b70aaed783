import type { NamedCompany } from '../../../contract/company-pages.ts';
import type { JobseekerFilters, ListItem } from '../../../contract/config.ts';
import { fold } from '../words/fold.ts';
import { queryParts } from '../words/query-parts.ts';
import { isAskingWord } from '../words/stop-words.ts';
import { companyValue } from './company-url.ts';
import type { Search, WorkArrangement } from './search.ts';

/** How people name work arrangements, in the languages of our countries; folded. */
const ARRANGEMENTS: Readonly<Record<WorkArrangement, readonly string[]>> = {
  remote: [
    'remote;fully remote;wfh;work from home;home office;remoto;remota;teletrabajo;a distancia;jarak jauh;kerja dari rumah;uzaktan;evden',
    '在宅;在宅勤務;リモート;フルリモート;远程;遠端;遠距;عن بعد',
  ],
  hybrid: ['hybrid;hibrido;hibrida;hibrit;ハイブリッド;混合;هجين'],
  onsite: ['onsite;on-site;on site;presencial;出社'],
};
const arrangementOf = new Map(
  Object.entries(ARRANGEMENTS).flatMap(([value, lines]) =>
    lines.flatMap((line) => line.split(';').map((words) => [fold(words), value as WorkArrangement] as const)),
  ),
);

/** "60k", "50k-60k", "60k+". */
const PAY = /^(\d{1,4}(?:\.\d)?)k(?:\+|[-–](\d{1,4}(?:\.\d)?)k)?$/;
/** Pay above this multiple of the highest usual monthly range is yearly. */
const YEARLY = 3;
/** The maximum number of words in a filter's name. */
const MOST_WORDS = 6;

/**
 * Extracts the words of a query that name filters: "remote react jobs in cebu part-time 60k" is a search for "react", remote, in Cebu City,
 * part-time, from 60,000 a month. A filter that is already active stays as it is, and so does its word. Quoted words and those with a minus are never
 * filters.
 * @param company the company that the query names, as found by the server
 */
export function wordsToFilters(search: Search, filters: JobseekerFilters, company: NamedCompany = null): Search {
  const parts = queryParts(search.query);
  const found: Partial<Search> = {};
  const rest: string[] = [];
  for (let at = 0; at < parts.length;) {
    const taken = longest(parts, at, (words) => companyOf(words, search, company) ?? filterOf(words, search, found, filters));
    if (taken === null) {
      const part = parts[at];
      if (part !== undefined) rest.push(`${part.isUnwanted ? '-' : ''}${part.isQuoted ? `"${part.text}"` : part.text}`);
      at += 1;
    } else {
      Object.assign(found, taken.filter);
      at += taken.length;
    }
  }
  if (Object.keys(found).length === 0) return search;
  return { ...search, ...found, query: rest.filter((word) => !isAskingWord(fold(word))).join(' ') };
}

const companyOf = (words: string, search: Search, company: NamedCompany): Partial<Search> | null =>
  company !== null && search.company.length === 0 && words === fold(company.words) ? { company: [companyValue(company)] } : null;

function longest(parts: ReturnType<typeof queryParts>, at: number, filterFor: (words: string) => Partial<Search> | null) {
  for (let length = Math.min(MOST_WORDS, parts.length - at); length > 0; length -= 1) {
    const some = parts.slice(at, at + length);
    if (some.some(({ isQuoted, isUnwanted }) => isQuoted || isUnwanted)) continue;
    const filter = filterFor(fold(some.map(({ text }) => text).join(' ')));
    if (filter !== null) return { filter, length };
  }
  return null;
}

const named = (list: readonly ListItem[], words: string) =>
  list.find(({ value, seo_value }) => [fold(value), seo_value, seo_value.replaceAll('-', ' ')].includes(words));

function filterOf(words: string, search: Search, found: Partial<Search>, filters: JobseekerFilters): Partial<Search> | null {
  const isFree = (name: 'jobType' | 'workExperience' | 'location') => search[name].length === 0 && found[name] === undefined;
  const arrangement = arrangementOf.get(words);
  if (arrangement !== undefined) return search.workArrangement === null && found.workArrangement === undefined ? { workArrangement: arrangement } : null;
  const type = isFree('jobType') ? named(filters.job_types, words) : undefined;
  if (type) return { jobType: [type.seo_value] };
  const level = isFree('workExperience') ? named(filters.xp_lvls, words) : undefined;
  if (level) return { workExperience: [level.seo_value] };
  // "Cebu" is Cebu City.
  const place = isFree('location') ? (named(filters.locations, words) ?? named(filters.locations, `${words} city`)) : undefined;
  if (place) return { location: [place.seo_value] };
  const pay = search.salary === null && found.salary === undefined ? PAY.exec(words) : null;
  if (pay === null) return null;
  const most = Math.max(...filters.salary_range_filters.map(({ from }) => from));
  const [from, to] = [pay[1], pay[2]].map((thousands) => (thousands === undefined ? null : monthly(Number(thousands) * 1_000, most)));
  return { salary: { from: from ?? null, to: to ?? null } };
}

const monthly = (amount: number, most: number) => (Number.isFinite(most) && most > 0 && amount > most * YEARLY ? Math.round(amount / 12) : amount);
