import { expect, test } from 'vitest';
import { relativeTime } from './relativeTime.ts';

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
