import { COUNTRIES, type Country } from '../../../contract/countries.ts';
import { LANGUAGES } from '../../../contract/languages.ts';
import { searchOfPath } from '../../../src/lib/search-url/page-search.ts';
import { buildSearchUrl } from '../../../src/lib/search-url/build.ts';
import { filtersIn } from '../config/service.ts';

const countries = new Map<string, Country>();

/** @param place its seo_value, which no two countries share */
function countryWith(place: string): Country | undefined {
  if (countries.size === 0)
    for (const country of COUNTRIES) for (const { seo_value: key } of filtersIn(country, LANGUAGES[0]).locations) countries.set(key, country);
  return countries.get(place.toLowerCase());
}

/**
 * The country of the places that a job search's address names (specification §2), so that it shows the same jobs to whoever opens it.
 * @param url path and query without the language prefix
 * @returns the country of the first of them that is known; null where the address names no place, or none that any country has
 */
export function placeCountry(url: string): Country | null {
  for (const place of searchOfPath(url).search.location) {
    const country = countryWith(place);
    if (country) return country;
  }
  return null;
}

/**
 * The address of a search whose only place is a country by its name: the same search in all of that country ("jobs in Singapore").
 * @param url likewise
 * @returns path and query; null where the place is another, or a place of that name is known
 */
export function wholeCountry(url: string): string | null {
  const { search } = searchOfPath(url);
  const [place, ...others] = search.location;
  if (place === undefined || others.length > 0 || countryWith(place)) return null;
  const named = COUNTRIES.find(({ name }) => name.toLowerCase().replaceAll(' ', '-') === place.toLowerCase().replaceAll(' ', '-'));
  if (!named) return null;
  const whole = buildSearchUrl({ ...search, location: [] });
  return `${whole}${whole.includes('?') ? '&' : '?'}country=${named.code}`;
}
