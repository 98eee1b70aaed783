import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listenFor } from './silence.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('continues as long as data arrives in time', () => {
  const listening = listenFor(1_000);
  for (let times = 0; times < 50; times += 1) {
    vi.advanceTimersByTime(999);
    listening.heard();
  }
  expect(listening.signal.aborted).toBe(false);
  vi.advanceTimersByTime(1_000);
  expect([listening.signal.aborted, listening.isSilent()]).toEqual([true, true]);
});

test('being aborted by the caller isn’t silence', () => {
  const caller = new AbortController();
  const listening = listenFor(1_000, caller.signal);
  caller.abort();
  expect([listening.signal.aborted, listening.isSilent()]).toEqual([true, false]);
  expect(listenFor(1_000, caller.signal).signal.aborted).toBe(true);
});

test('once over, nothing aborts it anymore', () => {
  const caller = new AbortController();
  const listening = listenFor(1_000, caller.signal);
  listening.end();
  vi.advanceTimersByTime(5_000);
  caller.abort();
  expect(listening.signal.aborted).toBe(false);
});
