import { expect, test } from 'vitest';
import { countryByCode } from '../../../../contract/countries.ts';
import { EMPTY_ROW } from './row.ts';
import { settlePay } from './settle-pay.ts';

const settled = (code: string, row: object) => {
  const reading = settlePay({ ...EMPTY_ROW, ...row }, countryByCode(code) as NonNullable<ReturnType<typeof countryByCode>>);
  return reading?.ok ? [reading.salary.from, reading.salary.to, reading.salary.currency, reading.salary.period] : (reading?.reason ?? null);
};

test.each([
  // An amount that is implausible for a month but plausible for a year is per year, whatever the feed's column says.
  ['sg', { salaryFrom: 84_000, salaryTo: 120_000, period: 'MONTH' }, [84_000, 120_000, 'SGD', 'year']],
  ['sg', { salaryFrom: 8_000, salaryTo: 12_000, period: 'MONTH' }, [8_000, 12_000, 'SGD', 'month']],
  ['us', { salaryFrom: 8_000, salaryTo: null, period: 'month' }, [8_000, null, 'USD', 'month']],
  ['id', { salaryFrom: 120_000_000, period: 'tahunan' }, [120_000_000, null, 'IDR', 'year']],
  ['es', { salaryFrom: 30_000, period: 'anual' }, [30_000, null, 'EUR', 'year']],
  ['tw', { salaryFrom: 900_000, period: '年薪' }, [900_000, null, 'TWD', 'year']],
  ['my', { salaryText: '$3000 - $4000 monthly' }, [3_000, 4_000, 'MYR', 'month']],
  ['my', { salaryText: '$9000 - $12000 monthly' }, [9_000, 12_000, 'MYR', 'month']],
])('in %s %o is %o', (code, row, expected) => expect(settled(code, row)).toEqual(expected));
