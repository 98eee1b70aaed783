import type { CountryCode } from 'libphonenumber-js';
import { LIMITS } from '../../contract/limits.ts';

/** Why a text isn't a phone number of a country; keys of the `validation` texts (specification §5). */
export type PhoneFault = 'phone.required' | 'phone.tooFewDigits' | 'phone.tooLong' | 'phone.invalid';

/** The format of a country's mobile numbers. */
export interface PhoneRule {
  prefix: string;
  /** Digits after the prefix. */
  digits: { min: number; max: number };
}

/** Dial code, and minimum and maximum number of digits after it: the mobile lengths of the ITU plans, as in libphonenumber; a test compares them. */
const MOBILE: Record<string, readonly [dialCode: number, min: number, max: number]> = {
  ph: [63, 10, 10],
  sg: [65, 8, 8],
  id: [62, 9, 12],
  my: [60, 9, 10],
  jp: [81, 10, 10],
  tw: [886, 9, 9],
  hk: [852, 8, 8],
  mo: [853, 8, 8],
  us: [1, 10, 10],
  ca: [1, 10, 10],
  gb: [44, 10, 10],
  es: [34, 9, 9],
  tr: [90, 10, 10],
  rs: [381, 8, 10],
  ae: [971, 9, 9],
  sa: [966, 9, 9],
  lk: [94, 9, 9],
  ng: [234, 10, 10],
  br: [55, 10, 11],
};

/** @param countryCode one of contract/countries.ts */
export function phoneRule(countryCode: string): PhoneRule {
  const rule = MOBILE[countryCode];
  if (!rule) throw new Error(`no phone rule for ${countryCode}`);
  const [dialCode, min, max] = rule;
  return { prefix: `+${dialCode}`, digits: { min, max } };
}

/** The values for the texts of a `PhoneFault`: the prefix, and how many digits follow it, "10" or "9–12" (specification §8). */
export function phoneFormat(countryCode: string): { prefix: string; digits: string } {
  const { prefix, digits } = phoneRule(countryCode);
  return { prefix, digits: digits.min === digits.max ? String(digits.min) : `${digits.min}–${digits.max}` };
}

/**
 * Formats a number as people write it, in the groups of its country: "+63 917 123 4567". Anything else is returned unchanged. Loads the numbering
 * plans on first use only: 80 kB.
 * @param number E.164 with its plus
 */
export async function formatPhone(number: string): Promise<string> {
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/min');
  return parsePhoneNumberFromString(number)?.formatInternational() ?? number;
}

/**
 * Parses a phone number as people in that country write it: with or without the dial code, with spaces, hyphens, full-width or Arabic digits. Loads
 * the numbering plans on first use only: 80 kB.
 * @returns the number as E.164 with its plus ("+639171234567"), or why it isn't one
 */
export async function readPhone(text: string, countryCode: string): Promise<{ number: string } | { fault: PhoneFault }> {
  if (text.trim() === '') return { fault: 'phone.required' };
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/min');
  const country = countryCode.toUpperCase() as CountryCode;
  const { prefix } = phoneRule(countryCode);
  const digits = text.normalize('NFKC').trim();
  // Digits that start with the dial code are most likely E.164 without its plus (contract/fields.ts), though a few are also national numbers.
  const ways = digits.startsWith(prefix.slice(1)) ? [`+${digits}`, digits] : [digits];
  for (const way of ways) {
    const parsed = parsePhoneNumberFromString(way, country);
    if (parsed?.isValid()) return { number: parsed.number };
  }
  const countIn = (typed: string) => typed.replace(/[^\p{Nd}]/gu, '').length;
  if (countIn(digits) > LIMITS.phoneLength) return { fault: 'phone.tooLong' };
  const count = countIn(digits.startsWith(prefix) ? digits.slice(prefix.length) : digits);
  return { fault: count > 0 && count < phoneRule(countryCode).digits.min ? 'phone.tooFewDigits' : 'phone.invalid' };
}
