// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failure } from '../../lib/failure.ts';

const api = vi.fn();
vi.mock('../api.ts', () => ({ api }));
const { listOnce, placesOf } = await import('./lists.ts');

const degrees = [{ id: 1, value: 'Bachelor', seo_value: 'bachelor' }];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  api.mockReset();
});

test('options that failed to load are requested again with increasing delays', async () => {
  api.mockRejectedValueOnce(failure('unreachable')).mockRejectedValueOnce(failure('refused', 503)).mockResolvedValue({ data: degrees });
  const choices = listOnce('degrees');
  await vi.advanceTimersByTimeAsync(4_999);
  expect(api).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(api).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(api).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(await choices).toEqual(degrees);
});

test('other callers wait for the same answer', async () => {
  api.mockRejectedValueOnce(failure('offline')).mockResolvedValue({ data: degrees });
  const [first, second] = [listOnce('educations'), listOnce('educations')];
  await vi.advanceTimersByTimeAsync(5_000);
  expect([await first, await second, api.mock.calls.length]).toEqual([degrees, degrees, 2]);
});

test('retries right away once the connection is back', async () => {
  api.mockRejectedValueOnce(failure('offline')).mockResolvedValue({ data: [{ id: 9, value: 'Luzon', seo_value: 'luzon', locations: degrees }] });
  const places = placesOf(167);
  await vi.advanceTimersByTimeAsync(0);
  window.dispatchEvent(new Event('online'));
  expect(await places).toEqual(degrees);
});
