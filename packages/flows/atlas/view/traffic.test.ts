import { expect, test } from 'vitest';
import { change, dropOff, short, thickness, timeText } from './traffic.ts';

test('a time is shown as the range that contains its median', () => {
  const buckets = [1, 3, 10, 30, 60, 180, 600, 1_800, 3_600, 21_600, 86_400, 604_800];
  expect([0, 1, 2, 4, 6, 8, 10, 12].map((bucket) => timeText(bucket, buckets))).toEqual([
    'under 1 s',
    '1–3 s',
    '3–10 s',
    '30 s–1 min',
    '3–10 min',
    '30 min–1 h',
    '6 h–1 d',
    'over 7 d',
  ]);
});

test('the drop-off is known only if enough people left', () => {
  const state = { people: 20, reached: 40, median: null };
  expect(dropOff({ ...state, left: 30 })).toBe(0.25);
  expect(dropOff({ ...state, left: 45 })).toBe(0);
  expect(dropOff({ ...state, left: null })).toBeNull();
});

test('a figure shows its change', () => {
  expect([change(112, 100), change(50, 100), change(100, 100), change(5, undefined), change(5, 0)]).toEqual(['+12%', '−50%', '±0%', null, null]);
});

test('large numbers are abbreviated, and arrows are wider the more often they are taken', () => {
  expect([short(980), short(9_999), short(12_345)]).toEqual(['980', '9,999', '12k']);
  expect([thickness(0, 100), thickness(25, 100), thickness(100, 100), thickness(0, 0)]).toEqual([1.5, 5.5, 9.5, 1.5]);
});
