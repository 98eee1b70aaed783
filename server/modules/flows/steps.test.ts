import { beforeEach, expect, test } from 'vitest';
import { begin, restore } from '../../../src/machines/interview/lifecycle.ts';
import { standing } from '../../../src/machines/jobPosting/lifecycle.ts';
import { pendingCounts } from './pending.ts';
import { countBeginning, countStep } from './steps.ts';

const NOW = new Date('2026-03-02T04:00:00Z');
const counted = () => pendingCounts.take().map(({ chart, kind, name, times, people }) => [chart, kind, name, times, people]);
beforeEach(() => void pendingCounts.take());

test('a step of a record counts what it took, left and reached', () => {
  countStep(standing('open'), { type: 'job.held' }, NOW, 3);
  const all = counted();
  expect(all).toContainEqual(['jobPosting', 'reached', 'onHold', 3, 3]);
  expect(all.filter(([, kind]) => kind === 'taken')).toHaveLength(1);
  expect(all.some(([, kind, name]) => kind === 'left' && String(name).startsWith('open'))).toBe(true);
});

test('a record that begins reaches where its chart begins', () => {
  countBeginning(restore(begin(['2026-03-03T04:00:00Z'], 30)), NOW);
  expect(counted()).toEqual([['interview', 'reached', 'pending', 1, 1]]);
});

test('what can not be counted stops nobody', () => {
  const broken = Object.assign(Object.create(standing('open') as object), { machine: null }) as ReturnType<typeof standing>;
  expect(() => countStep(broken, { type: 'job.held' }, NOW)).not.toThrow();
  expect(counted()).toEqual([]);
});
