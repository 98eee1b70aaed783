import { expect, test } from 'vitest';
import { gainOf, movedLines, type Judged } from './moved.ts';
import { REGRESSION } from './queries.ts';
import { FUNCTION_TITLES } from '../../../server/reference/taxonomy.ts';

const job = (id: number, grade: Judged['grade'] = 2): Judged => ({ id, title: `Job ${id}`, grade });
const listed = (...jobs: Judged[]) => [{ country: 'ph', query: 'nurse', jobs }];

test('ten jobs with the searched title get the full gain', () => {
  expect(gainOf(Array.from({ length: 10 }, (_, index) => job(index)))).toBe(1);
  expect(gainOf([job(1, 0), job(2)])).toBeLessThan(gainOf([job(2), job(1, 0)]));
  expect(gainOf([])).toBe(0);
});

test('a change lists what was added, removed, and moved, with the difference in gain', () => {
  expect(movedLines(listed(job(1), job(2), job(3, 0)), listed(job(2), job(1), job(4)))).toEqual([
    'ph nurse: +0.110',
    '  - 3. Job 3 [0]',
    '  + 3. Job 4 [2]',
    '  ~ 2 → 1. Job 2 [2]',
    '  ~ 1 → 2. Job 1 [2]',
  ]);
  expect(movedLines(listed(job(1)), listed(job(1)))).toEqual([]);
});

test('all hundred queries refer to existing titles', () => {
  expect(REGRESSION).toHaveLength(100);
  const known = new Set(FUNCTION_TITLES.map(({ value }) => value));
  expect(REGRESSION.flatMap(({ query, titles }) => (titles.some((title) => known.has(title)) ? [] : [query]))).toEqual([]);
});
