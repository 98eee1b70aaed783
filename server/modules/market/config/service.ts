import type { JobseekerFilters, ListItem } from '../../../../contract/config.ts';
import type { Country } from '../../../../contract/countries.ts';
import { languageBySlug, LANGUAGES, type Language } from '../../../../contract/languages.ts';
import { placeNameOf } from '../jobs/card.ts';
import type { Item } from '../../../reference/item.ts';
import { list, type ListType } from './lists/list.ts';

/** Lists are part of the program, so a list that was created for a country and a language never changes. */
const made = new Map<string, unknown>();

function once<T>(key: string, make: () => T): T {
  if (!made.has(key)) made.set(key, make());
  return made.get(key) as T;
}

/** A config list in a language, including nested lists. English is used if there is no translation. */
export function listIn(type: ListType, country: Country, language: Language): ListItem[] {
  return once(`${type} ${country.code} ${language.tag}`, () => list(type, country.id).map((item) => inWords(item, language)));
}

/** What jobs can be filtered by in a country. Places are a flat list, each with its region. */
export function filtersIn(country: Country, language: Language): JobseekerFilters {
  return once(`filters ${country.code} ${language.tag}`, () => {
    const of = (type: ListType) => listIn(type, country, language);
    const flat = (items: ListItem[]) => items.map(({ id, value, seo_value }) => ({ id, value, seo_value }));
    return {
      industry_lists: flat(of('industry_lists')),
      job_categories: flat(of('job_categories')),
      main_functions: flat(of('main_functions')),
      job_functions: of('job_functions') as JobseekerFilters['job_functions'],
      job_types: flat(of('job_types')),
      xp_lvls: flat(of('xp_lvls')),
      degrees: flat(of('degrees')),
      locations: of('location_lists').flatMap((region) => region['locations'] as JobseekerFilters['locations']),
      salary_range_filters: of('salary_range_filters') as JobseekerFilters['salary_range_filters'],
      function_titles: of('function_titles').map(({ id, value, seo_value, job_function_id }) => ({
        id,
        value,
        seo_value,
        job_function_id: Number(job_function_id),
      })),
    };
  });
}

/** The language that `language_code` names ("ja", "zh-tw", "en-us"), otherwise that of the request. */
export function languageNamed(code: string | undefined, otherwise: Language): Language {
  if (code === undefined) return otherwise;
  return languageBySlug(code) ?? LANGUAGES.find(({ tag }) => tag.toLowerCase() === code.toLowerCase()) ?? otherwise;
}

function inWords(item: Item, language: Language): ListItem {
  const { names, ...entry } = item;
  const nested = Object.entries(entry).map(([key, value]) => [
    key,
    Array.isArray(value) ? value.map((part: unknown) => (isItem(part) ? inWords(part, language) : part)) : value,
  ]);
  const isPlace = 'latitude' in item;
  const words = isPlace ? placeNameOf(item.id, language) : names?.[language.tag as keyof typeof names];
  return { ...Object.fromEntries(nested), value: words ?? item.value } as ListItem;
}

const isItem = (part: unknown): part is Item => typeof part === 'object' && part !== null && 'seo_value' in part;
