// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { addressOfLink, takeLinkCode } from './link.ts';

test.each([
  ['an old link', '/change-password?email=ana%40example.com&otp=123456', '123456'],
  ['the link sent in place of a code', `/change-password#email=ana%40example.com&otp=${'t'.repeat(43)}`, 't'.repeat(43)],
])('%s contains its address and its code, which are then removed from the URL', (_, path, code) => {
  window.history.replaceState(null, '', path);
  expect(addressOfLink(new URL(window.location.href))).toBe('ana@example.com');
  expect(takeLinkCode()).toBe(code);
  expect(window.location.href).not.toMatch(/otp|ana/);
});

test('a page without a link has no address', () => {
  expect(addressOfLink(new URL('https://waymark.example/change-password#top'))).toBeNull();
});
