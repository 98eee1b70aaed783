import { describe, expect, it } from 'vitest';
import type { Outcome } from '../../../../../contract/search-outcomes.ts';
import { HAND_WEIGHTS } from '../score.ts';
import type { Features } from '../../../../db/schema/ranking-features.ts';
import { gradeOf, limitCompanies, preferencesOf, type FoundPreference, type RecordedPage } from './preferences.ts';

const featuresOf = (likeness: number): Features => ({ ...HAND_WEIGHTS, likeness });
/** A page of jobs 0, 1, 2 … */
const pageOf = (outcomes: [number, Outcome][], { jobs = 6, pairs = [0, 2, 4] } = {}): RecordedPage => ({
  queryId: 'a',
  jobs: Array.from({ length: jobs }, (_, id) => ({ id, features: featuresOf(id / 100) })),
  pairs,
  grades: new Map(outcomes.map(([id, outcome]) => [id, gradeOf(outcome)])),
});
const found = (page: RecordedPage) => preferencesOf(page).map(({ betterId, worseId, weight }) => [betterId, worseId, weight]);

describe('preferences', () => {
  it('are for the lower job of a pair if its outcome was stronger, and weigh more the larger the difference', () => {
    expect(found(pageOf([[1, 'opened']]))).toEqual([[1, 0, 1]]);
    expect(
      found(
        pageOf([
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

  it('don’t exist if the upper job was opened too, or between jobs that weren’t paired', () => {
    expect(found(pageOf([[0, 'opened']]))).toEqual([]);
    expect(
      found(
        pageOf([
          [0, 'saved'],
          [1, 'saved'],
        ]),
      ),
    ).toEqual([]);
    expect(found(pageOf([[1, 'opened']], { pairs: [1, 3] }))).toEqual([]);
  });

  it('are at most four per search, and none if there are more outcomes than a person would cause', () => {
    const all = (count: number) => Array.from({ length: count }, (_, index): [number, Outcome] => [index * 2 + 1, 'opened']);
    const pairs = Array.from({ length: 15 }, (_, index) => index * 2);
    expect(found(pageOf(all(12), { jobs: 30, pairs }))).toHaveLength(4);
    expect(found(pageOf(all(13), { jobs: 30, pairs }))).toEqual([]);
  });

  it('for or against one company’s jobs weigh at most a two-hundredth of all others', () => {
    const preference = (queryId: string, betterId: number, worseId: number, weight: number): FoundPreference => ({
      queryId,
      betterId,
      worseId,
      weight,
      better: featuresOf(1),
      worse: featuresOf(0),
    });
    const honest = Array.from({ length: 1_000 }, (_, index) => preference(`honest ${index}`, 2 * index, 2 * index + 1, 1));
    const weightsOf = (flood: FoundPreference[]) => {
      const companyOf = new Map(
        [...honest, ...flood].flatMap(({ betterId, worseId }) => [betterId, worseId].map((id) => [id, id === 7_000 ? 7 : 100 + id] as const)),
      );
      const limited = limitCompanies([...honest, ...flood], companyOf);
      const sumOf = (isMeant: (queryId: string) => boolean) =>
        limited.filter(({ queryId }) => isMeant(queryId)).reduce((sum, { preferences }) => sum + (preferences[0]?.weight ?? 0), 0);
      return [sumOf((id) => id.startsWith('honest')), sumOf((id) => id.startsWith('flood'))] as const;
    };
    for (const flood of [
      [7_000, 8_000],
      [8_000, 7_000],
    ] as const) {
      const [theirs, flooders] = weightsOf(
        Array.from({ length: 400 }, (_, index) =>
          preference(`flood ${index}`, flood[0] + (flood[0] === 7_000 ? 0 : index), flood[1] + (flood[1] === 7_000 ? 0 : index), 3),
        ),
      );
      expect(theirs).toBe(1_000);
      expect(flooders).toBeCloseTo(5);
    }
  });
});
