import { expect, test } from 'vitest';
import { quotaDay, quotaRenewal } from './quota.ts';

test.each([
  ['2026-03-01T16:00:59.999Z', '2026-03-01', '2026-03-01T16:01:00.000Z'],
  ['2026-03-01T16:01:00.000Z', '2026-03-02', '2026-03-02T16:01:00.000Z'],
  ['2026-03-02T04:00:00.000Z', '2026-03-02', '2026-03-02T16:01:00.000Z'],
  ['2026-12-31T16:00:59.000Z', '2026-12-31', '2026-12-31T16:01:00.000Z'],
])('at %s it is the day of %s, until %s', (instant, day, renewal) => {
  expect([quotaDay(new Date(instant)), quotaRenewal(new Date(instant)).toISOString()]).toEqual([day, renewal]);
});
