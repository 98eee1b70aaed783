import { expect, test } from 'vitest';
import { LANGUAGES } from '../../../contract/languages.ts';
import { amountText, readAmount } from './typed.ts';

test.each([
  ['en', '18.50', 18.5],
  ['en', '18.', 18],
  ['en', '1850', 1_850],
  ['en', '1,850', 1_850],
  ['en', '1,850.5', 1_850.5],
  ['en', '1,234,567', 1_234_567],
  ['en', ' 1 850 ', 1_850],
  ['en', '1’850', 1_850],
  ['en', '１，８５０', 1_850],
  ['en', 'S$18.50', 18.5],
  ['en', 'USD 1,850', 1_850],
  ['en', '0', 0],
  // Digits added behind a group, as when editing "40,000".
  ['en', '40,0001', 400_001],
  // In lakhs, as in Sri Lanka.
  ['en', '1,50,000', 150_000],
  ['de', '18,50', 18.5],
  ['de', '18,50 €', 18.5],
  ['de', '1.850', 1_850],
  ['de', '1.850,75', 1_850.75],
  ['fr', '1 850,5', 1_850.5],
  ['id', 'Rp5.000.000', 5_000_000],
  ['ar', '١٨٫٥', 18.5],
  ['ar', '١٬٨٥٠', 1_850],
])('%s: %s is %d', (language, text, amount) => {
  expect(readAmount(text, language)).toBe(amount);
});

test.each([
  // Could be two amounts.
  ['en', '18,50'],
  ['en', '1.850'],
  ['en', '1.850,50'],
  ['de', '18.50'],
  ['de', '1,850'],
  ['en', '1,85'],
  // Are none.
  ['en', '18.5.0'],
  ['en', '.'],
  ['en', '1,,850'],
  ['en', '-5'],
  ['en', '18k'],
  ['en', 'abc'],
  ['en', '30万'],
  ['en', '1e9'],
  ['en', 'negotiable'],
  ['en', '18 or 20'],
])('%s: %s isn’t an amount', (language, text) => {
  expect(readAmount(text, language)).toBeNaN();
});

test.each(['', '  '])('“%s” is no amount yet', (text) => {
  expect(readAmount(text, 'en')).toBeNull();
});

test.each(LANGUAGES.map(({ tag }) => tag))('%s: what a form shows is read as the same amount', (language) => {
  for (const amount of [0, 7, 18.5, 1_850, 1_850.75, 12_345_678]) expect(readAmount(amountText(amount, language), language)).toBe(amount);
});
