import { expect, test } from 'vitest';
import { toMonthly } from './monthly.ts';
import { parseSalaryFilter, parseSalaryLabel } from './salary-filter.ts';

test.each([
  ['30000,50000', { from: 30_000, to: 50_000 }],
  ['50000,30000', { from: 30_000, to: 50_000 }],
  ['100001', { from: 100_001, to: null }],
  ['100001,', { from: 100_001, to: null }],
  [',30000', { from: null, to: 30_000 }],
  ['', null],
  [',', null],
  ['a,b', null],
  ['-1,5', null],
  ['1,2,3', null],
  ['1e9,2', null],
])('parses the filter "%s"', (text, expected) => expect(parseSalaryFilter(text)).toEqual(expected));

test.each([
  ['Below 30K', { from: 0, to: 30_000 }],
  ['30K - 50K', { from: 30_000, to: 50_000 }],
  ['Above 100K', { from: 100_001, to: null }],
  ['Above 200K', { from: 200_001, to: 400_000 }],
  ['All', null],
])('parses the label "%s"', (label, expected) => expect(parseSalaryLabel(label)).toEqual(expected));

test('compares pay per month', () => {
  expect(toMonthly({ from: 120_000, to: null, currency: 'USD', period: 'year' })).toEqual({ from: 10_000, to: null });
  expect(toMonthly({ from: 10, to: 12, currency: 'USD', period: 'hour' })).toEqual({ from: 1_733.33, to: 2_080 });
  expect(toMonthly({ from: 10, to: 12, currency: 'USD', period: 'hour' }, 20).from).toBe(866.67);
  expect(toMonthly({ from: 300, to: 300, currency: 'TWD', period: 'day' }).from).toBe(6_500);
});
