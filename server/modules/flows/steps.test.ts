import { beforeEach, expect, test } from 'vitest';
import { begin, restore } from '../../../src/machines/interview/lifecycle.ts';
import { type PostingRecord, restore as restorePosting } from '../../../src/machines/jobPosting/lifecycle.ts';
import { pendingCounts } from './pending.ts';
import { countBeginning, countStep } from './steps.ts';

const NOW = new Date('2026-03-02T04:00:00Z');
const OPEN: PostingRecord = {
  status: 'open',
  isFromFeed: false,
  isClosedByEmployer: false,
  confirmedAt: NOW.toISOString(),
  confirmDueAt: null,
  validThrough: NOW.toISOString(),
};
const counted = () => pendingCounts.take().map(({ chart, kind, name, times, people }) => [chart, kind, name, times, people]);
beforeEach(() => void pendingCounts.take());

test('a step of a record counts what it took, left and reached', () => {
  countStep(restorePosting(OPEN), { type: 'job.held', now: NOW.toISOString() }, NOW, 3);
  const all = counted();
  expect(all).toContainEqual(['jobPosting', 'reached', 'onHold', 3, 3]);
  expect(all.filter(([, kind]) => kind === 'taken')).toHaveLength(1);
  expect(all.some(([, kind, name]) => kind === 'left' && String(name).startsWith('live'))).toBe(true);
});

test('a record that begins reaches where its chart begins', () => {
  countBeginning(restore(begin(['2026-03-03T04:00:00Z'], 30)), NOW);
  expect(counted()).toEqual([
    ['interview', 'reached', 'negotiating', 1, 1],
    ['interview', 'reached', 'negotiating.pending', 1, 1],
  ]);
});

test('what can not be counted stops nobody', () => {
  const broken = Object.assign(Object.create(restorePosting(OPEN) as object), { machine: null }) as ReturnType<typeof restorePosting>;
  expect(() => countStep(broken, { type: 'job.held', now: NOW.toISOString() }, NOW)).not.toThrow();
  expect(counted()).toEqual([]);
});
