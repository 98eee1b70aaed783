import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isTurning, onTurning, turning } from './turning.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('reports a slow page until it is loaded or fails, but not a fast one', async () => {
  const heard = vi.fn();
  const stop = onTurning(heard);
  await turning(Promise.resolve());
  vi.advanceTimersByTime(1_000);
  expect(heard).not.toHaveBeenCalled();
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const both = [turning(first.promise), turning(second.promise)];
  vi.advanceTimersByTime(300);
  expect(isTurning()).toBe(true);
  first.resolve();
  await both[0];
  expect(isTurning()).toBe(true);
  second.reject(new Error('offline'));
  await expect(both[1]).rejects.toThrow('offline');
  expect(isTurning()).toBe(false);
  expect(heard).toHaveBeenCalledTimes(4);
  stop();
});
