import { describe, expect, it } from 'vitest';
import { HAND_WEIGHTS, type Features } from '../score.ts';
import { preferencesIn, type Outcome, type RecordedPage } from './preferences.ts';

const featuresOf = (likeness: number): Features => ({ ...HAND_WEIGHTS, likeness });
/** A page of jobs 0, 1, 2 … each of a company of its own unless it says which. */
const pageOf = (queryId: string, outcomes: [number, Outcome][], { jobs = 6, pairs = [0, 2, 4], companyOf = (id: number) => id } = {}): RecordedPage => ({
  queryId,
  jobs: Array.from({ length: jobs }, (_, id) => ({ id, companyId: companyOf(id), features: featuresOf(id / 100) })),
  pairs,
  outcomes: new Map(outcomes),
});
const found = (...pages: RecordedPage[]) =>
  preferencesIn(pages).flatMap(({ preferences }) => preferences.map(({ better, worse, weight }) => [better.likeness * 100, worse.likeness * 100, weight]));

describe('preferences', () => {
  it('are for the lower job of a pair of which more came, and the stronger the more it was', () => {
    expect(found(pageOf('a', [[1, 'opened']]))).toEqual([[1, 0, 1]]);
    expect(
      found(
        pageOf('a', [
          [3, 'applied'],
          [2, 'opened'],
          [5, 'saved'],
        ]),
      ),
    ).toEqual([
      [3, 2, 2],
      [5, 4, 2],
    ]);
  });

  it('are none where the upper job was opened too, nor between jobs that were not paired', () => {
    expect(found(pageOf('a', [[0, 'opened']]))).toEqual([]);
    expect(
      found(
        pageOf('a', [
          [0, 'saved'],
          [1, 'saved'],
        ]),
      ),
    ).toEqual([]);
    expect(found(pageOf('a', [[1, 'opened']], { pairs: [1, 3] }))).toEqual([]);
  });

  it('are at most four of one search, and none of one with more outcomes than a person would bring', () => {
    const all = (count: number) => Array.from({ length: count }, (_, index): [number, Outcome] => [index * 2 + 1, 'opened']);
    const pairs = Array.from({ length: 15 }, (_, index) => index * 2);
    expect(found(pageOf('a', all(12), { jobs: 30, pairs }))).toHaveLength(4);
    expect(found(pageOf('a', all(13), { jobs: 30, pairs }))).toEqual([]);
  });

  it('of one company’s jobs weigh no more than a hundredth of all, for it and against it', () => {
    const honest = Array.from({ length: 1_000 }, (_, index) => pageOf(`honest ${index}`, [[1, 'opened']], { companyOf: (id) => 10 * index + id + 100 }));
    const weightOf = (pages: RecordedPage[]) =>
      preferencesIn([...honest, ...pages])
        .filter(({ queryId }) => queryId.startsWith('flood'))
        .reduce((sum, { preferences }) => sum + preferences.reduce((each, { weight }) => each + weight, 0), 0);
    const flood = (outcome: Outcome, companyOf: (id: number) => number) =>
      Array.from({ length: 400 }, (_, index) => pageOf(`flood ${index}`, [[1, outcome]], { companyOf }));
    expect(weightOf(flood('applied', (id) => (id === 1 ? 7 : 10_000_000 + id)))).toBeLessThanOrEqual(22.001);
    expect(weightOf(flood('applied', (id) => (id === 0 ? 7 : 10_000_000 + id)))).toBeLessThanOrEqual(22.001);
  });
});
