// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => vi.resetModules());

/** Whether it has already resolved. */
const isDone = (waiting: Promise<void>) =>
  Promise.race([
    waiting.then(() => true),
    Promise.resolve()
      .then(() => undefined)
      .then(() => false),
  ]);

test.each([
  ['a finger', () => window.dispatchEvent(new Event('touchstart'))],
  ['a key', () => document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }))],
  ['the focus', () => document.body.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))],
  ['a click without a pointer, as a screen reader makes it', () => document.body.click()],
  ['leaving the tab after reading', () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))],
])('%s is a sign of presence', async (_, sign) => {
  const { whenPresent } = await import('./presence.ts');
  const waiting = whenPresent();
  expect(await isDone(waiting)).toBe(false);
  sign();
  expect(await isDone(waiting)).toBe(true);
});

test('a later call doesn’t wait for another sign', async () => {
  const { whenPresent } = await import('./presence.ts');
  void whenPresent();
  document.body.click();
  expect(await isDone(whenPresent())).toBe(true);
});

test('a page whose content depends on the user waits for no sign', async () => {
  const { expectPerson, whenPresent } = await import('./presence.ts');
  expectPerson();
  expect(await isDone(whenPresent())).toBe(true);
});

test('returning to a page waits for no sign', async () => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'back_forward' } as unknown as PerformanceEntry]);
  const { whenPresent } = await import('./presence.ts');
  expect(await isDone(whenPresent())).toBe(true);
});

test('a focused field counts as a sign', async () => {
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  const { whenPresent } = await import('./presence.ts');
  expect(await isDone(whenPresent())).toBe(true);
  field.remove();
});
