import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Metadata } from 'libphonenumber-js/max';
import type { CountryCode } from 'libphonenumber-js';
import { describe, expect, test } from 'vitest';
import { COUNTRIES } from '../../contract/countries.ts';
import { phoneRule, readPhone } from './phone.ts';

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
])('in %s, "%s" is %s', async (country, text, number) => {
  expect(await readPhone(text, country)).toEqual({ number });
});

test.each([
  ['ph', '', 'phone.required'],
  ['ph', '091', 'phone.tooShort'],
  ['sg', '812345678901234', 'phone.tooLong'],
  ['sg', '11111111', 'phone.invalid'],
  ['ph', 'call me', 'phone.invalid'],
])('in %s, "%s" is refused: %s', async (country, text, fault) => {
  expect(await readPhone(text, country)).toEqual({ fault });
});

test.each(COUNTRIES.map(({ code, dialCode }) => [code, dialCode]))('the words about numbers of %s agree with its numbering plan', (code, dialCode) => {
  const metadata = new Metadata();
  metadata.selectNumberingPlan(code.toUpperCase() as CountryCode);
  const plan = metadata.numberingPlan as unknown as { type(name: string): { possibleLengths(): number[] } | undefined };
  const lengths = ['us', 'ca'].includes(code) ? [10] : plan.type('MOBILE')?.possibleLengths();
  const { prefix, digits } = phoneRule(code);
  expect(prefix).toBe(`+${dialCode}`);
  expect([digits.min, digits.max]).toEqual([Math.min(...(lengths ?? [])), Math.max(...(lengths ?? []))]);
});

const examples = path.join(import.meta.dirname, '../../../shared/data/strings/phone/examples-valid.csv');

describe.runIf(existsSync(examples))('the examples of every numbering plan', () => {
  const rows = readFileSync(examples, 'utf8')
    .trim()
    .split(/\r?\n/)
    .slice(1)
    .map((line) => line.split(',') as [string, string, string, string]);
  const ours = rows.filter(([region]) => COUNTRIES.some(({ code }) => code.toUpperCase() === region));

  test('of our countries are read in each of the ways people write them', async () => {
    expect(ours.length).toBeGreaterThan(80);
    const unread: string[] = [];
    for (const [region, type, national, e164] of ours) {
      for (const written of [national, e164, e164.slice(1)]) {
        const read = await readPhone(written, region.toLowerCase());
        if (!('number' in read) || read.number !== e164) unread.push(`${region} ${type} ${written}`);
      }
    }
    expect(unread).toEqual([]);
  });

  test('of other countries are read when written with their plus', async () => {
    // Benin and Zimbabwe renumbered between the edition of the examples and the library's.
    const settled = rows.filter(([region]) => !['BJ', 'ZW'].includes(region));
    const answers = await Promise.all(settled.map(async ([, , , e164]) => ({ e164, read: await readPhone(e164, 'ph') })));
    expect(answers.filter(({ e164, read }) => !('number' in read) || read.number !== e164)).toEqual([]);
  });
});
