import { COUNTRIES } from '../../../contract/countries.ts';

/** A country's name in a language; its English one where the platform knows none. */
export function countryName(code: string, language: string): string {
  const english = COUNTRIES.find((country) => country.code === code)?.name ?? code;
  // In English the contract's own names, so that server and browser agree whatever their ICU.
  return language === 'en' ? english : (new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }).of(code.toUpperCase()) ?? english);
}
