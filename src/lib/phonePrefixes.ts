import { COUNTRIES, type Country } from '../../contract/countries.ts';

/** Prefixes of countries that we can send text messages to (specification §5). */
export const PHONE_PREFIXES = COUNTRIES.filter(({ isSmsAllowed }) => isSmsAllowed).map(({ code, dialCode }) => ({
  value: code,
  label: `${code.toUpperCase()} +${dialCode}`,
}));

/** The preselected prefix: the country's own if we can send text messages there. */
export function prefixFor(country: Country | undefined): string {
  return PHONE_PREFIXES.find(({ value }) => value === country?.code)?.value ?? 'ph';
}
