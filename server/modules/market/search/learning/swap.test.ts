import { expect, it } from 'vitest';
import { Random } from '../../../../random.ts';
import { HAND_WEIGHTS, type Scored } from '../score.ts';
import { compareNeighbours } from './swap.ts';

const job = (id: number, score: number, tier: Scored['tier'] = 'match'): Scored => ({ id, score, tier, features: HAND_WEIGHTS });
const random = new Random(1);
const next = () => random.next();

it('swaps half of the pairs, and each neighbor is in a pair half of the time', () => {
  const page = Array.from({ length: 7 }, (_, id) => job(id, 1));
  const counts = { paired: 0, swapped: 0 };
  for (let turn = 0; turn < 4_000; turn += 1) {
    const { order, pairs } = compareNeighbours(page, next);
    expect(order.map(({ id }) => id).sort()).toEqual([0, 1, 2, 3, 4, 5, 6]);
    if (!pairs.includes(2)) continue;
    counts.paired += 1;
    expect([order[2]?.id, order[3]?.id].sort()).toEqual([2, 3]);
    if (order[2]?.id === 3) counts.swapped += 1;
  }
  expect(counts.paired / 4_000).toBeCloseTo(0.5, 1);
  expect(counts.swapped / counts.paired).toBeCloseTo(0.5, 1);
});

it('keeps the order of jobs with different scores, and of those that always come first or last', () => {
  const page = [job(1, 0.2, 'exact'), job(2, 1.5), job(3, 1.3), job(4, 1.3, 'related')];
  for (let turn = 0; turn < 50; turn += 1) expect(compareNeighbours(page, next)).toEqual({ order: page, pairs: [] });
});
