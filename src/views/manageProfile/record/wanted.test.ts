import { expect, test } from 'vitest';
import { followed, mostOf, wantedOf } from './wanted.ts';

test('the maximum follows the minimum until the user enters one', () => {
  const blank = { min_salary: null, max_salary: null };
  const once = followed(blank, { ...blank, min_salary: 48_000 });
  expect(once).toEqual({ min_salary: 48_000, max_salary: 63_000 });
  expect(followed(once, { ...once, min_salary: 50_000 })).toEqual({ min_salary: 50_000, max_salary: 65_000 });
  const own = { ...once, max_salary: 90_000 };
  expect(followed(once, own)).toEqual(own);
  expect(followed(own, { ...own, min_salary: 50_000 })).toEqual({ min_salary: 50_000, max_salary: 90_000 });
  expect(followed(once, { ...once, min_salary: null })).toEqual(blank);
});

test.each([
  [null, null],
  [0, 0],
  [7, 10],
  [850, 1_110],
  [48_000, 63_000],
])('for %s at least, %s at most', (least, most) => expect(mostOf(least)).toBe(most));

test('what a search can use of a preference', () => {
  const values = { job_title: ' Cook ', work_arrangement: 'remote', location_id: 7, min_salary: 20_000, currency: 'PHP', salary_type: 'Monthly' };
  expect(wantedOf(values, 'ph')).toEqual({ title: 'Cook', location: 7, arrangement: 'remote', payFrom: 20_000 });
  for (const min_salary of [18.5, Number.NaN]) expect(wantedOf({ ...values, min_salary }, 'ph')).toMatchObject({ payFrom: null });
  expect(wantedOf({ ...values, salary_type: 'Hourly' }, 'ph')).toMatchObject({ payFrom: null });
  expect(wantedOf({ ...values, currency: 'SGD' }, 'ph')).toMatchObject({ payFrom: null });
  expect(wantedOf({ ...values, job_title: 'C' }, 'ph')).toBeNull();
  expect(wantedOf({ ...values, is_overseas: true }, 'ph')).toBeNull();
});
