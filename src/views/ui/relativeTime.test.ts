import { describe, expect, test } from 'vitest';
import { relativeTime, timeUntil } from './relativeTime.ts';

const NOW = '2026-03-10T12:00:00.000Z';

test.each([
  ['2026-03-10T11:59:40.000Z', 'now'],
  ['2026-03-10T11:58:59.000Z', '1 minute ago'],
  ['2026-03-10T09:10:00.000Z', '2 hours ago'],
  ['2026-03-09T11:00:00.000Z', 'yesterday'],
  ['2026-03-08T11:00:00.000Z', '2 days ago'],
  ['2026-02-25T12:00:00.000Z', '13 days ago'],
  ['2026-02-20T12:00:00.000Z', '2 weeks ago'],
  ['2025-12-10T12:00:00.000Z', '3 months ago'],
  ['2023-03-10T12:00:00.000Z', '3 years ago'],
  ['2026-03-13T13:00:00.000Z', 'in 3 days'],
])('%s is %s', (at, words) => {
  expect(relativeTime(at, NOW, 'en')).toBe(words);
});

test('in the reader’s language', () => {
  expect(relativeTime('2026-03-07T12:00:00.000Z', NOW, 'ja')).toBe('3 日前');
});

describe('until an appointment', () => {
  /** In March 2026, in the reader's time zone. */
  const at = (day: number, hour: number, minute = 0) => new Date(2026, 2, day, hour, minute).toISOString();

  test.each([
    ['near', at(10, 12), at(10, 12, 30), 'in 30 minutes'],
    ['near, past midnight', at(10, 23), at(11, 8), 'in 9 hours'],
    ['later the same day', at(10, 6), at(10, 20), 'today'],
    ['the next day, less than 24 hours off', at(10, 20), at(11, 9), 'tomorrow'],
    ['the next day, more than 24 hours off', at(10, 9), at(11, 20), 'tomorrow'],
    ['the day after, less than 48 hours off', at(10, 12), at(12, 10), 'in 2 days'],
    ['weeks off', at(1, 12), at(31, 12), 'in 30 days'],
  ])('%s', (_, now, appointment, words) => {
    expect(timeUntil(appointment, now, 'en')).toBe(words);
  });
});
