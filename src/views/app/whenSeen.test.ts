// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenSeen } from './whenSeen.ts';

let report: (names: string[]) => void = () => {};

class Observer {
  static supportedEntryTypes = ['paint'];
  constructor(listener: (list: { getEntriesByName: (name: string) => string[] }) => void) {
    report = (names) => listener({ getEntriesByName: (name) => names.filter((one) => one === name) });
  }
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('PerformanceObserver', Observer);
  Observer.supportedEntryTypes = ['paint'];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function begun(): () => Promise<boolean> {
  let isDone = false;
  void whenSeen().then(() => (isDone = true));
  return async () => {
    await Promise.resolve();
    return isDone;
  };
}

test('waits for the page’s content, not for its background', async () => {
  const isDone = begun();
  expect(await isDone()).toBe(false);
  report(['first-paint']);
  expect(await isDone()).toBe(false);
  report(['first-contentful-paint']);
  expect(await isDone()).toBe(true);
});

test('doesn’t wait in a background tab', async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  expect(await begun()()).toBe(true);
});

test('stops waiting when the tab is left', async () => {
  const isDone = begun();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await isDone()).toBe(true);
});

test('starts anyway in a browser that doesn’t report painting', async () => {
  const isDone = begun();
  vi.advanceTimersByTime(3_000);
  expect(await isDone()).toBe(true);
  Observer.supportedEntryTypes = [];
  expect(await begun()()).toBe(true);
});
