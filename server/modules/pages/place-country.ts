import { COUNTRIES, type Country } from '../../../contract/countries.ts';
import { LANGUAGES } from '../../../contract/languages.ts';
import { searchOfPath } from '../../../src/lib/search-url/asked.ts';
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
