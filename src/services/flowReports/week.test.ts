// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WeekMemory } from './week.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

const SUNDAY = Date.parse('2026-03-08T23:59:59Z');
const MONDAY = SUNDAY + 1_000;

test('a browser does something for the first time once a week, over all its pages', () => {
  const first = new WeekMemory(SUNDAY);
  expect([first.isFirst('login reached code'), first.isFirst('login reached code'), first.isFirst('login left code')]).toEqual([true, false, true]);
  first.store();
  expect(new WeekMemory(SUNDAY).isFirst('login reached code')).toBe(false);
  expect(new WeekMemory(SUNDAY).isFirst('apply reached sent')).toBe(true);
  expect(new WeekMemory(MONDAY).isFirst('login reached code')).toBe(true);
});

test('it stores digests, not what was done', () => {
  const week = new WeekMemory(SUNDAY);
  week.isFirst('login reached code.expired');
  week.store();
  expect(JSON.stringify(localStorage)).not.toContain('expired');
});

test('where nothing can be stored nothing is the first, or each page would be one more person', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(new WeekMemory(SUNDAY).isFirst('login reached code')).toBe(false);
});

test('what somebody else stored there is begun anew', () => {
  for (const text of ['nonsense', '5', '{"week":"x"}', 'null']) {
    localStorage.setItem('flow-week', text);
    expect(new WeekMemory(SUNDAY).isFirst('login reached code')).toBe(true);
  }
});

test('it never stores more than its limit', () => {
  const week = new WeekMemory(SUNDAY);
  const firsts = Array.from({ length: 2_500 }, (_, index) => week.isFirst(`step ${index}`));
  week.store();
  expect(firsts.filter(Boolean).length).toBeLessThanOrEqual(2_000);
  expect(localStorage.getItem('flow-week')?.length).toBeLessThan(25_000);
});
