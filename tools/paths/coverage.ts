import { transitionId, transitionsOf } from '../../packages/flows/chart.ts';
import type { Flow } from '../../packages/flows/flow.ts';
import type { Covered } from '../../packages/flows/covered.ts';
import { isExcludedByTypes } from '../flows/excluded-by-types.ts';
import { combinationsOf } from '../../packages/flows/paths/combinations.ts';
import { pairsOf, pathsForPairs, pairsOn } from '../../packages/flows/paths/pairs.ts';
import { guardOutcomes } from '../../packages/flows/paths/refusals.ts';
import { walkChart } from '../../packages/flows/paths/stories.ts';
import { leavesReached, leavesToReach } from '../../packages/flows/paths/walk.ts';

/** How much of a chart the generated paths take, as `had/all`; `excluded` counts the guard outcomes that the types exclude, which `guards` leaves out. */
export type ChartCoverage = {
  chart: string;
  states: string;
  transitions: string;
  guards: string;
  excluded: number;
  refusals: string;
  pairs: string;
  'pairs with --criterion pairs': string;
  /** Combinations of two declared values that can happen on one path. */
  '2-way': string;
  view: string;
  browser: string;
};

export function coverageOf(flow: Flow, covered: Covered): ChartCoverage {
  const { paths, replays, refusals } = walkChart(flow);
  const taken = new Set(replays.flatMap(({ taken: ids }) => ids.flat()));
  const ids = transitionsOf(flow.machine).map(transitionId);
  const { all, had } = guardOutcomes(flow, paths, taken);
  const possible = all.filter((outcome) => !isExcludedByTypes(flow, outcome));
  const leaves = leavesToReach(flow);
  const reached = leavesReached(paths);
  const pairs = pairsOf(flow, paths);
  const on = pairsOn([...paths, ...pathsForPairs(flow, paths)]);
  const two = combinationsOf(flow, 2, paths);
  const by = (way: 'view' | 'browser') =>
    flow.runsOn === 'server' ? 'server' : `${ids.filter((id) => covered[flow.id]?.[way]?.includes(id)).length}/${ids.length}`;
  return {
    chart: flow.id,
    states: `${leaves.filter((leaf) => reached.has(leaf)).length}/${leaves.length}`,
    transitions: `${ids.filter((id) => taken.has(id)).length}/${ids.length}`,
    guards: `${possible.filter((outcome) => had.has(outcome)).length}/${possible.length}`,
    excluded: all.length - possible.length,
    refusals: `${refusals.filter(({ path }) => path !== null).length}/${refusals.length}`,
    pairs: `${pairs.had.size}/${pairs.all.size}`,
    'pairs with --criterion pairs': `${[...pairs.all].filter((pair) => on.has(pair)).length}/${pairs.all.size}`,
    '2-way': `${two.had.size}/${two.all.size}`,
    view: by('view'),
    browser: by('browser'),
  };
}

/** The sums of the columns that are counts. */
export function totalOf(rows: readonly ChartCoverage[]): Record<string, string> {
  const sum = (of: (row: ChartCoverage) => string) => {
    const pairs = rows
      .map(of)
      .filter((text) => text.includes('/'))
      .map((text) => text.split('/').map(Number));
    const [had, all] = [0, 1].map((index) => pairs.reduce((total, pair) => total + (pair[index] ?? 0), 0)) as [number, number];
    return `${had}/${all} (${Math.floor((had / Math.max(1, all)) * 1000) / 10} %)`;
  };
  const columns = ['states', 'transitions', 'guards', 'refusals', 'pairs', 'pairs with --criterion pairs', '2-way', 'view', 'browser'] as const;
  return {
    ...Object.fromEntries(columns.map((column) => [column, sum((row) => row[column])])),
    excluded: `the types exclude ${rows.reduce((total, { excluded }) => total + excluded, 0)} guard outcomes`,
  };
}
