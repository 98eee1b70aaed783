import { expect, test } from 'vitest';
import type { Frequency } from '../../../../contract/alerts.ts';
import { nextDigest } from './due.ts';

test.each<[string, string, Frequency, string]>([
  // Seven in the morning in Manila is 23:00 UTC of the day before.
  ['2026-03-02T04:00:00Z', 'Asia/Manila', 'Daily', '2026-03-02T23:00:00.000Z'],
  ['2026-03-02T22:59:59Z', 'Asia/Manila', 'Daily', '2026-03-02T23:00:00.000Z'],
  ['2026-03-02T23:00:00Z', 'Asia/Manila', 'Daily', '2026-03-03T23:00:00.000Z'],
  // 2 March 2026 is a Monday, and in Manila its morning has passed.
  ['2026-03-02T04:00:00Z', 'Asia/Manila', 'Weekly', '2026-03-08T23:00:00.000Z'],
  ['2026-03-01T22:00:00Z', 'Asia/Manila', 'Weekly', '2026-03-01T23:00:00.000Z'],
  // New York moves its clocks forward on 8 March, so seven comes an hour sooner there.
  ['2026-03-07T13:00:00Z', 'America/New_York', 'Daily', '2026-03-08T11:00:00.000Z'],
  ['2026-03-06T13:00:00Z', 'America/New_York', 'Daily', '2026-03-07T12:00:00.000Z'],
])('after %s in %s a %s digest is due at %s', (now, zone, frequency, at) => {
  expect(nextDigest(new Date(now), zone, frequency).toISOString()).toBe(at);
});
