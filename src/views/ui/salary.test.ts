import { expect, test } from 'vitest';
import type { Salary } from '../../../contract/records.ts';
import { salaryAmount } from './salary.ts';

const salary = (currency: string, from: number, to: number | null): Salary => ({ currency, from, to, period: 'month' });

test.each([
  [salary('PHP', 30_000, 45_000), 'en', '₱30,000 – 45,000'],
  [salary('SGD', 5_000, 7_500), 'en', 'S$5,000 – 7,500'],
  [salary('MYR', 8_000, null), 'en', 'RM 8,000'],
  [salary('IDR', 8_000_000, 12_500_000), 'en', 'Rp 8M – 12.5M'],
  [salary('IDR', 8_000_000, 12_500_000), 'id', 'Rp 8 jt – 12,5 jt'],
  [salary('USD', 22.5, 30), 'en', '$22.5 – 30'],
  [salary('JPY', 285_000, 285_000), 'ja', '￥285,000'],
  [salary('AED', 9_000, 12_000), 'en', 'AED 9,000 – 12,000'],
])('%o in %s', (value, language, text) => {
  expect(salaryAmount(value, language).replaceAll(/\s/g, ' ')).toBe(text);
});
