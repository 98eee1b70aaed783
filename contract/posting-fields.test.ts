import { expect, test } from 'vitest';
import { fields } from '../src/machines/postingEditor/postingEditor.fixtures.ts';
import { postingFields } from './posting-fields.ts';

const faultsOf = (pay: object) => postingFields.safeParse({ ...fields, ...pay }).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

test('pay may have decimals, but must be an amount', () => {
  expect(faultsOf({ salary_from: 18.5, salary_to: 20.25, salary_period: 'hour' })).toEqual([]);
  expect(faultsOf({ salary_from: Number.NaN })).toEqual([['salary_from', 'amount.invalid']]);
  expect(faultsOf({ salary_to: Number.NaN })).toEqual([['salary_to', 'amount.invalid']]);
  expect(faultsOf({ salary_from: 20, salary_to: 18.5 })).toEqual([['salary_to', 'salary.upsideDown']]);
});
