import { expect, test } from 'vitest';
import { blockingIn } from './blocking.ts';

const paint = { name: 'firstContentfulPaint', ph: 'R', pid: 1, tid: 1, ts: 100_000 };
const task = { name: 'RunTask', ph: 'X', pid: 1, tid: 1, ts: 200_000, dur: 900_000 };

test('a task’s processor time beyond 50 ms counts, times four; waiting doesn’t', () => {
  expect(blockingIn([paint, { ...task, tdur: 20_000 }, { ...task, tdur: 12_000 }])).toBe(30);
});

test('tasks before the first paint and of other threads don’t block', () => {
  expect(blockingIn([paint, { ...task, ts: 0, dur: 50_000, tdur: 50_000 }, { ...task, tid: 2, tdur: 50_000 }])).toBe(0);
});
