import type { StandingSearch } from '../../../contract/alerts.ts';
import type { JobseekerFilters } from '../../../contract/config.ts';
import { countryById } from '../../../contract/countries.ts';
import type { Language } from '../../../contract/languages.ts';
import { nameInValue } from '../../../src/lib/search-url/company-url.ts';
import { queryOf } from '../../../src/lib/search-url/page-search.ts';
import { EMPTY_SEARCH, LIST_FILTERS, type ListFilter, type Search } from '../../../src/lib/search-url/search.ts';
import { searchOfStanding } from '../../../src/lib/search-url/standing.ts';
import { defaultCountry } from '../../http/caller.ts';
import { say } from '../../http/texts.ts';
import { warningsIn } from '../chat/warnings.ts';
import { filtersIn } from '../market/config/service.ts';
import { filterConditions } from '../market/search/tsquery.ts';

/** A short name of an alert's search in the reader's language: "nurse, Cebu City". */
export function nameOf(alert: StandingSearch, countryId: number, language: Language): string {
  const search = searchOfStanding(alert);
  const filters = filtersIn(countryById(countryId) ?? defaultCountry(), language);
  const places = search.location.map((seo) => valueOf('location', seo, filters));
  return [search.query, ...places].filter((part) => part !== '').join(', ') || say('mail', language, 'alert.everything');
}

/** In characters. */
const MOST_WORDS = 60;
/** Also addresses that no list of domains has. */
const ADDRESSES = /[\p{L}\p{N}]\.\p{L}{2}|[/\\@:]/u;

/**
 * Like `nameOf`, for an address that nobody proved. Whoever creates the alert chooses its words, and may send them to anyone: they are cut, and left out
 * if they lead elsewhere. Places are shown only if we know them.
 * @returns null if nothing is left
 */
export function cautiousNameOf(alert: StandingSearch, countryId: number, language: Language): string | null {
  const search = searchOfStanding(alert);
  const filters = filtersIn(countryById(countryId) ?? defaultCountry(), language);
  const words = search.query
    .normalize('NFKC')
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim();
  const isHarmless = warningsIn(words).length === 0 && !ADDRESSES.test(words);
  const characters = [...words];
  const shown = characters.length > MOST_WORDS ? `${characters.slice(0, MOST_WORDS).join('')}…` : words;
  const places = search.location.map((seo) => knownValueOf('location', seo, filters));
  const parts = [isHarmless ? shown : '', ...places].filter(Boolean);
  const isNarrowed = search.query !== '' || search.location.length > 0;
  return parts.join(', ') || (isNarrowed ? null : say('mail', language, 'alert.everything'));
}

/** A condition of an alert, and the lexemes of a job that show it matches; none if every match has it. */
interface Term {
  label: string;
  anyOf: readonly (readonly string[])[] | null;
}

/** An alert's conditions in the reader's language. */
export function termsOf(alert: StandingSearch, countryId: number, language: Language): Term[] {
  const search = searchOfStanding(alert);
  const country = countryById(countryId) ?? defaultCountry();
  const filters = filtersIn(country, language);
  const t = (key: string) => say('mail', language, `digest.${key}`);
  const always = (isAsked: boolean, label: string): Term[] => (isAsked ? [{ label, anyOf: null }] : []);
  return [
    ...always(search.query !== '', `“${search.query}”`),
    ...LIST_FILTERS.flatMap((name) =>
      search[name].map((seo): Term => {
        const alone: Search = { ...EMPTY_SEARCH, radius: search.radius, [name]: [seo] };
        return { label: valueOf(name, seo, filters), anyOf: filterConditions(queryOf(alone, filters).query).flat() };
      }),
    ),
    ...always(search.salary !== null, t('salary')),
    ...always(search.verifiedCompany, t('verified')),
    ...(search.workArrangement ? always(true, t(search.workArrangement)) : []),
  ];
}

/**
 * The labels of the terms that a job matches.
 * @param lexemes the job's lexemes, without their country prefix
 */
export function heldBy(terms: readonly Term[], lexemes: ReadonlySet<string>): string[] {
  return terms.filter(({ anyOf }) => anyOf === null || anyOf.some((all) => all.every((lexeme) => lexemes.has(lexeme)))).map(({ label }) => label);
}

const LISTS = {
  industry: 'industry_lists',
  workExperience: 'xp_lvls',
  category: 'job_categories',
  jobType: 'job_types',
  location: 'locations',
  qualification: 'degrees',
  mainFunctions: 'main_functions',
  jobFunctions: 'job_functions',
  functionTitles: 'function_titles',
} as const satisfies Record<Exclude<ListFilter, 'company'>, keyof JobseekerFilters>;

function valueOf(name: ListFilter, seo: string, filters: JobseekerFilters): string {
  return name === 'company' ? nameInValue(seo) : (knownValueOf(name, seo, filters) ?? seo);
}

function knownValueOf(name: Exclude<ListFilter, 'company'>, seo: string, filters: JobseekerFilters): string | undefined {
  const entries: readonly { seo_value: string; value: string }[] = filters[LISTS[name]];
  return entries.find(({ seo_value }) => seo_value === seo.toLowerCase())?.value;
}
