import { inOtherCountry } from '../../lib/search-url/other-country.ts';
import { localePath } from './localePath.ts';

/**
 * The URL of the same page in the chosen country and language.
 * @param path path and query without a language prefix
 * @param shown the country that the page is shown for
 */
export function chosenPath(path: string, shown: string, chosen: { country: string; language: string }): string {
  return localePath(chosen.country === shown ? path : inOtherCountry(path), chosen);
}
