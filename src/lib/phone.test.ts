import { Metadata } from 'libphonenumber-js/max';
import type { CountryCode } from 'libphonenumber-js';
import { expect, test } from 'vitest';
import { COUNTRIES } from '../../contract/countries.ts';
import { phoneFormat, phoneRule, readPhone, formatPhone } from './phone.ts';

test.each([
  ['ph', '0917 123 4567', '+639171234567'],
  ['ph', '9171234567', '+639171234567'],
  ['ph', '639171234567', '+639171234567'],
  ['ph', '+63 (917) 123-4567', '+639171234567'],
  ['sg', '+63 917 123 4567', '+639171234567'],
  ['sg', '６５８１２３４５６７', '+6581234567'],
  ['ae', '٠٥٠ ١٢٣ ٤٥٦٧', '+971501234567'],
  ['jp', '090-1234-5678', '+819012345678'],
  ['us', '(415) 555-2671', '+14155552671'],
])('in %s, parses "%s" as %s', async (country, text, number) => {
  expect(await readPhone(text, country)).toEqual({ number });
});

test.each([
  ['ph', '', 'phone.required'],
  ['ph', '091', 'phone.tooFewDigits'],
  // Fifteen digits are allowed for a phone number, just not in this country.
  ['sg', '812345678901234', 'phone.invalid'],
  ['sg', '8123456789012345', 'phone.tooLong'],
  ['sg', '11111111', 'phone.invalid'],
  ['ph', 'call me', 'phone.invalid'],
])('in %s, rejects "%s": %s', async (country, text, fault) => {
  expect(await readPhone(text, country)).toEqual({ fault });
});

test.each(COUNTRIES.map(({ code, dialCode }) => [code, dialCode]))('the message about numbers in %s matches its numbering plan', (code, dialCode) => {
  const metadata = new Metadata();
  metadata.selectNumberingPlan(code.toUpperCase() as CountryCode);
  const plan = metadata.numberingPlan as unknown as { type(name: string): { possibleLengths(): number[] } | undefined };
  const lengths = ['us', 'ca'].includes(code) ? [10] : plan.type('MOBILE')?.possibleLengths();
  const { prefix, digits } = phoneRule(code);
  expect(prefix).toBe(`+${dialCode}`);
  expect([digits.min, digits.max]).toEqual([Math.min(...(lengths ?? [])), Math.max(...(lengths ?? []))]);
});

test('a rejection contains the prefix and how many digits follow it', () => {
  expect([phoneFormat('ph'), phoneFormat('id')]).toEqual([
    { prefix: '+63', digits: '10' },
    { prefix: '+62', digits: '9–12' },
  ]);
});

test.each([
  ['+639171234567', '+63 917 123 4567'],
  ['+6581234567', '+65 8123 4567'],
  ['ask Ana', 'ask Ana'],
])('formats %s as %s', async (number, expected) => {
  expect(await formatPhone(number)).toBe(expected);
});
