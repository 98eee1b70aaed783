import { expect, it } from 'vitest';
import { shortTime } from './when.ts';

it('formats an hour without a leading zero', () => {
  const at = new Date(2026, 10, 24, 9, 5).toISOString();
  expect(shortTime(at, new Date(2026, 10, 24, 8).toISOString(), 'en')).toMatch(/^9:05\sAM$/);
  expect(shortTime(at, new Date(2026, 10, 23, 8).toISOString(), 'en')).toMatch(/^Tuesday\s9:05\sAM$/);
});
