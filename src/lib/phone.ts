import type { CountryCode } from 'libphonenumber-js';
import { LIMITS } from '../../contract/limits.ts';

/** Why a text is no phone number of a country; keys of the `validation` texts (specification §5). */
export type PhoneFault = 'phone.required' | 'phone.tooShort' | 'phone.tooLong' | 'phone.invalid';

/** What a country's mobile numbers look like, for the words of a refusal: "+63 and 10 digits" (specification §8). */
export interface PhoneRule {
  prefix: string;
  /** Digits after the prefix. */
  digits: { min: number; max: number };
}

/** Dial code, fewest and most digits after it: the mobile lengths of the ITU plans, as libphonenumber has them; the test compares. */
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

/**
 * Reads a phone number as a person of that country writes it: with or without the dial code, with spaces, hyphens, full-width or
 * Arabic digits. The numbering plans are loaded on first use only: 80 kB.
 * @returns the number as E.164 with its plus ("+639171234567"), or why it is none
 */
export async function readPhone(text: string, countryCode: string): Promise<{ number: string } | { fault: PhoneFault }> {
  if (text.trim() === '') return { fault: 'phone.required' };
  const { parsePhoneNumberFromString, validatePhoneNumberLength } = await import('libphonenumber-js/min');
  const country = countryCode.toUpperCase() as CountryCode;
  const { prefix } = phoneRule(countryCode);
  const digits = text.normalize('NFKC').trim();
  // Digits that begin like the dial code are most likely E.164 without its plus (contract/fields.ts), though a few are also national numbers.
  const ways = digits.startsWith(prefix.slice(1)) ? [`+${digits}`, digits] : [digits];
  for (const way of ways) {
    const parsed = parsePhoneNumberFromString(way, country);
    if (parsed?.isValid()) return { number: parsed.number };
  }
  if (digits.replace(/\D/g, '').length > LIMITS.phoneLength) return { fault: 'phone.tooLong' };
  return { fault: validatePhoneNumberLength(digits, country) === 'TOO_SHORT' ? 'phone.tooShort' : 'phone.invalid' };
}
