import fc from 'fast-check';
import type { Flow } from '../../packages/flows/flow.ts';
import { leavesOf, transitionsOf } from '../../packages/flows/chart.ts';
import { pairsOn } from '../../packages/flows/paths/pairs.ts';
import { walkOf } from '../../packages/flows/paths/random.ts';
import { replay } from '../../packages/flows/paths/replay.ts';
import { eventText } from '../../packages/flows/paths/samples.ts';
import { leavesToReach, type Path } from '../../packages/flows/paths/walk.ts';

export interface WalkOptions {
  seed: number;
  /** At most, a walk. */
  steps: number;
  walks: number;
  /** A state to look for: the shortest walk to it that can be found is what is returned. */
  reach: string | null;
}

/** What random walks came to. `found` is the shortest walk that shows it: where the chart went wrong (`failure`), or came to the state that was looked for. */
export interface WalkResult {
  walks: number;
  steps: number;
  states: [had: number, all: number];
  transitions: [had: number, all: number];
  pairs: number;
  found: { path: Path; failure: string | null } | null;
}

/**
 * Walks at random, each walk on a real actor too, and stops at the first that goes elsewhere than the chart says or fails. fast-check makes the walks from the seed
 * and shortens what it finds, so the same seed finds the same.
 */
export function walkAtRandom(flow: Flow, { seed, steps, walks, reach }: WalkOptions): WalkResult {
  const taken = new Set<string>();
  const visited = new Set<string>();
  const pairs = new Set<string>();
  const total = { walks: 0, steps: 0 };
  let last: { path: Path; failure: string | null } | null = null;
  const holds = (choices: number[]): boolean => {
    const { path, thrown } = walkOf(flow, choices);
    const { taken: ids, failure: difference } = replay(flow, path);
    const end = path.steps.at(-1)?.expected ?? path.initial;
    const failure = (thrown === null ? difference : `the chart fails: ${thrown}`) ?? (end.status === 'error' ? `the chart fails: ${String(end.error)}` : null);
    const leaves = [path.initial, ...path.steps.map(({ expected }) => expected)].map(leavesOf);
    total.walks++;
    total.steps += path.steps.length;
    for (const id of ids.flat()) taken.add(id);
    for (const leaf of leaves.flat()) visited.add(leaf);
    for (const pair of pairsOn([path])) pairs.add(pair);
    const at = reach === null ? -1 : leaves.findIndex((some) => some.some((leaf) => leaf === reach || leaf.startsWith(`${reach}.`)));
    if (failure === null && at < 0) return true;
    last = { path: failure === null ? { ...path, steps: path.steps.slice(0, at) } : path, failure };
    return false;
  };
  // Without bias: small numbers would choose the first of the events again and again.
  const choices = fc.array(fc.noBias(fc.nat()), { minLength: 1, maxLength: steps + 1, size: 'max' });
  fc.check(fc.property(choices, holds), { seed, numRuns: walks });
  const leaves = leavesToReach(flow);
  return {
    ...total,
    states: [leaves.filter((leaf) => visited.has(leaf)).length, leaves.length],
    transitions: [taken.size, transitionsOf(flow.machine).length],
    pairs: pairs.size,
    found: last,
  };
}

/** A walk for a terminal. */
export const describeWalk = ({ input, initial, steps }: Path): string =>
  [
    `Begins with the input "${input}"`,
    `     → ${leavesOf(initial).join(' + ')}`,
    ...steps.flatMap(({ event, expected }, index) => [
      `${String(index + 1).padStart(3)}. ${eventText(event).slice(0, 160)}`,
      `     → ${leavesOf(expected).join(' + ')}`,
    ]),
  ].join('\n');
