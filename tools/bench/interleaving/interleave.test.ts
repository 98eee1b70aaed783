import { expect, it } from 'vitest';
import { HAND_WEIGHTS, type Scored } from '../../../server/modules/market/search/score.ts';
import { randomFrom } from '../search/random.ts';
import { interleave, shareOf, winnerOf } from './interleave.ts';

const list = (...ids: number[]): Scored[] => ids.map((id) => ({ id, score: 0, tier: 'match', features: HAND_WEIGHTS }));
const random = randomFrom(5);

it('lets each order start half of the time, and gives both the same number of jobs', () => {
  let begins = 0;
  for (let turn = 0; turn < 4_000; turn += 1) {
    const { page, teamOf } = interleave(list(1, 2, 3, 4), list(4, 3, 2, 1), 4, random);
    expect(page.map(({ id }) => id).sort()).toEqual([1, 2, 3, 4]);
    expect([...teamOf.values()].filter((team) => team === 'ours')).toHaveLength(2);
    if (teamOf.get(page[0]?.id ?? 0) === 'ours') begins += 1;
  }
  expect(begins / 4_000).toBeCloseTo(0.5, 1);
});

it('credits neither order with a job that both would show next', () => {
  const both = interleave(list(1, 2, 3), list(1, 3, 2), 3, random);
  expect([...both.teamOf.keys()].sort()).toEqual([2, 3]);
  expect(winnerOf(both, new Map([[1, 3]]))).toBeNull();
  expect(winnerOf(interleave(list(1, 2), list(1, 2), 2, random), new Map([[2, 3]]))).toBeNull();
});

it('counts an application for three openings', () => {
  const both = interleave(list(1, 2, 3, 4), list(2, 1, 4, 3), 4, random);
  expect(winnerOf(both, new Map([[1, 3], [2, 1], [4, 1]]))).toBe('ours');
  expect(winnerOf(both, new Map([[1, 1], [2, 1]]))).toBeNull();
  expect(winnerOf(both, new Map([[1, 1], [2, 2]]))).toBe('theirs');
});

it('returns the confidence interval of a share of wins', () => {
  expect(shareOf({ wins: 60, losses: 40, ties: 900 })).toMatchObject({ share: 0.6 });
  expect(shareOf({ wins: 60, losses: 40, ties: 0 }).from).toBeCloseTo(0.502, 3);
  expect(shareOf({ wins: 0, losses: 0, ties: 10 })).toEqual({ share: 0.5, from: 0, to: 1 });
});
