// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createI18n } from '../../lib/i18n.ts';
import { page } from './page.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a page that fails to load is requested again when the connection is back, or after a while, but no more often', async () => {
  const load = vi.fn<() => Promise<{ default: () => null }>>().mockRejectedValue(new Error('offline'));
  const { load: ensure } = page('src/views/x.tsx', [], load);
  const i18n = createI18n('en', {}, {});
  const arrived = vi.fn();
  void ensure(i18n).then(arrived);
  void ensure(Object.create(i18n) as typeof i18n);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(load).toHaveBeenCalledTimes(2);
  load.mockResolvedValue({ default: () => null });
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(load).toHaveBeenCalledTimes(3);
  expect(arrived).toHaveBeenCalledOnce();
});
