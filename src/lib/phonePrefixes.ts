import { COUNTRIES, type Country } from '../../contract/countries.ts';

/** Prefixes of countries where messages can be sent (specification §5). */
export const PHONE_PREFIXES = COUNTRIES.filter(({ isSmsAllowed }) => isSmsAllowed).map(({ code, dialCode }) => ({
  value: code,
  label: `${code.toUpperCase()} +${dialCode}`,
}));

/** The prefix to begin with: the country's own where messages can be sent there. */
export function prefixFor(country: Country | undefined): string {
  return PHONE_PREFIXES.find(({ value }) => value === country?.code)?.value ?? 'ph';
}
