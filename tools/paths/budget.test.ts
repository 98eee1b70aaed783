import { expect, test } from 'vitest';
import { sampleFlow } from '../../packages/flows/sample/sample.fixtures.ts';
import { pairsOf, pairsOn, pathsForPairs } from '../../packages/flows/paths/pairs.ts';
import { pathsOf } from '../../packages/flows/paths/walk.ts';
import { withinBudget } from './budget.ts';
import { catalogOf } from './catalog.ts';

const paths = catalogOf(sampleFlow);

test('a budget keeps the richest paths, in their order, and says what nothing takes any longer', () => {
  const { chosen, cut, lost } = withinBudget(paths, 2);
  expect(chosen.map(({ id }) => paths.findIndex((path) => path.id === id))).toEqual(
    chosen.map(({ id }) => paths.findIndex((path) => path.id === id)).toSorted((a, b) => a - b),
  );
  expect(chosen).toHaveLength(2);
  expect(cut).toHaveLength(paths.length - 2);
  const taken = chosen.flatMap(({ takesAtStart, steps }) => [...takesAtStart, ...steps.flatMap(({ takes }) => takes)]);
  expect(lost.transitions.length).toBeGreaterThan(0);
  expect(lost.transitions.filter((id) => taken.includes(id))).toEqual([]);
});

test('a budget for all cuts none', () => {
  expect(withinBudget(paths, 1_000)).toEqual({ chosen: paths, cut: [], lost: { transitions: [], pairs: [] } });
});

test('paths for pairs take each two transitions that can follow one another, and leave the ids of the others', () => {
  const walked = pathsOf(sampleFlow);
  const { all, had } = pairsOf(sampleFlow, walked);
  expect(had.size).toBeLessThan(all.size);
  const on = pairsOn([...walked, ...pathsForPairs(sampleFlow, walked)]);
  expect([...all].filter((pair) => !on.has(pair))).toEqual([]);
  expect(
    catalogOf(sampleFlow, 'pairs')
      .slice(0, paths.length)
      .map(({ id }) => id),
  ).toEqual(paths.map(({ id }) => id));
});
