import { expect, test } from 'vitest';
import { blockingIn } from './blocking.ts';

const paint = { name: 'firstContentfulPaint', ph: 'R', pid: 1, tid: 1, ts: 100_000 };
const task = { name: 'RunTask', ph: 'X', pid: 1, tid: 1, ts: 200_000, dur: 900_000 };

test('what a task had of the processor counts, four times, beyond 50 ms; waiting for it does not', () => {
  expect(blockingIn([paint, { ...task, tdur: 20_000 }, { ...task, tdur: 12_000 }])).toBe(30);
});

test('tasks before the paint and of other threads do not block', () => {
  expect(blockingIn([paint, { ...task, ts: 0, dur: 50_000, tdur: 50_000 }, { ...task, tid: 2, tdur: 50_000 }])).toBe(0);
});
