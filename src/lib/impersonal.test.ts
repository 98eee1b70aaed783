import { expect, test } from 'vitest';
import { impersonal } from './impersonal.ts';

test.each([
  [`Unexpected token 'A', "Ana Reyes, +63 917 123 4567" is not valid JSON`, 'Unexpected token “…”, “…” is not valid JSON'],
  ['no answer for ana@example.com at /job/cook-7?email=ana@example.com#otp=123456', 'no answer for … at /job/cook-7…'],
  ['could not call +63 917 123 4567 twice', 'could not call … twice'],
  [`Cannot read properties of undefined (reading 'id')`, `Cannot read properties of undefined (reading 'id')`],
  ['state 42 can’t be left', 'state 42 can’t be left'],
  ['“Ana” is not a place', '“…” is not a place'],
])('%s', (message, expected) => {
  expect(impersonal(message)).toBe(expected);
});

test('is short', () => {
  expect(impersonal('x'.repeat(5_000))).toHaveLength(200);
});
