import { expect, test } from 'vitest';
import { formatSalary, type TranslateSalary } from './format.ts';

const TEXTS = { hour: '{} an hour', day: '{} a day', month: '{} a month', year: '{} a year', from: 'From {}', upTo: 'Up to {}' };
const english: TranslateSalary = (key, { amount }) => TEXTS[key].replace('{}', amount);

test.each([
  [{ from: 25_000, to: 30_000, currency: 'PHP', period: 'month' }, 'en', '₱25,000–30,000 a month'],
  [{ from: 4_000, to: null, currency: 'SGD', period: 'month' }, 'en', 'From S$4,000 a month'],
  [{ from: 0, to: 5_000, currency: 'MYR', period: 'month' }, 'en', 'Up to RM\u00a05,000 a month'],
  [{ from: 18.5, to: 22, currency: 'USD', period: 'hour' }, 'en', 'US$18.50–22.00 an hour'],
  [{ from: 5_500_000, to: 8_000_000, currency: 'IDR', period: 'month' }, 'en', 'Rp\u00a05.5–8M a month'],
  [{ from: 4_000_000, to: 6_000_000, currency: 'JPY', period: 'year' }, 'ja', '￥400–600万 a year'],
  [{ from: 30_000, to: 35_000, currency: 'EUR', period: 'year' }, 'es', '30.000–35.000\u00a0€ a year'],
  [{ from: 40_000, to: 40_000, currency: 'TWD', period: 'month' }, 'zh-TW', 'NT$40,000 a month'],
] as const)('formats %o in %s', (salary, language, expected) => {
  expect(formatSalary(salary, language, english)).toBe(expected);
});

test('writes a plain dollar sign at home', () => {
  expect(formatSalary({ from: 90_000, to: 90_000, currency: 'USD', period: 'year' }, 'en', english, 'us')).toBe('$90,000 a year');
});
