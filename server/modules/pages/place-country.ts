import { COUNTRIES, type Country } from '../../../contract/countries.ts';
import { LANGUAGES } from '../../../contract/languages.ts';
import { searchOfPath } from '../../../src/lib/search-url/page-search.ts';
import { buildSearchUrl } from '../../../src/lib/search-url/build.ts';
import { withCountry } from '../../../src/lib/search-url/other-country.ts';
import { filtersIn } from '../market/config/service.ts';

const countries = new Map<string, Country>();

/** @param place its seo_value, which is unique among countries */
function countryWith(place: string): Country | undefined {
  if (countries.size === 0)
    for (const country of COUNTRIES) for (const { seo_value: key } of filtersIn(country, LANGUAGES[0]).locations) countries.set(key, country);
  return countries.get(place.toLowerCase());
}

/**
 * The country of the places in a job search's URL (specification §2), so that it shows the same jobs to everyone.
 * @param url path and query without the language prefix
 * @returns the country of the first known place. Null if the URL names no known place
 */
export function placeCountry(url: string): Country | null {
  for (const place of searchOfPath(url).search.location) {
    const country = countryWith(place);
    if (country) return country;
  }
  return null;
}

/**
 * The URL of a search whose only place is a country's name: the same search in that whole country ("jobs in Singapore").
 * @param url likewise
 * @returns path and query. Null if the place isn't a country's name, or if there is also a place with that name
 */
export function wholeCountry(url: string): string | null {
  const { search } = searchOfPath(url);
  const [place, ...others] = search.location;
  if (place === undefined || others.length > 0 || countryWith(place)) return null;
  const named = COUNTRIES.find(({ name }) => name.toLowerCase().replaceAll(' ', '-') === place.toLowerCase().replaceAll(' ', '-'));
  if (!named) return null;
  return withCountry(buildSearchUrl({ ...search, location: [] }), named.code);
}
