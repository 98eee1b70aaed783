import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { Flow } from '../flow.ts';
import { graphsOf, takenBy } from './graph.ts';
import { follow } from './near.ts';
import { type Path, type Step, wholePaths } from './walk.ts';

/** The maximum number of pairs: parallel regions allow every combination. */
const MOST = 20_000;

/** Pairs of consecutive transitions as `a > b`. Only transitions triggered by events count, in the order of a walk. */
export type Pairs = { all: Set<string>; had: Set<string>; isCut: boolean };

type Example = { input: string; initial: AnyMachineSnapshot; before: Step[]; events: [AnyEventObject, AnyEventObject] };

/** The pairs on some paths. */
export function pairsOn(paths: readonly Path[]): Set<string> {
  const had = new Set<string>();
  for (const { initial, steps } of paths) {
    let last: string[] = [];
    let before = initial;
    for (const { event, expected } of steps) {
      const ids = takenBy(before, event);
      for (const a of last) for (const b of ids) had.add(`${a} > ${b}`);
      [last, before] = [ids, expected];
    }
  }
  return had;
}

/** Every pair that the chart can take in its distinguished states, with examples of each. */
function feasiblePairs(flow: Flow): { examples: Map<string, Example[]>; isCut: boolean } {
  const examples = new Map<string, Example[]>();
  for (const { input, initial, ways, edges } of graphsOf(flow)) {
    const out = Map.groupBy(edges, ({ from }) => from);
    for (const { from, event, to, ids } of edges) {
      for (const next of out.get(to) ?? []) {
        for (const a of ids) {
          for (const b of next.ids) {
            const pair = `${a} > ${b}`;
            const known = examples.get(pair) ?? [];
            if (known.length < 3) examples.set(pair, [...known, { input, initial, before: ways.get(from) ?? [], events: [event, next.event] }]);
            if (examples.size >= MOST) return { examples, isCut: true };
          }
        }
      }
    }
  }
  return { examples, isCut: false };
}

/** How many of the pairs some paths cover. */
export function pairsOf(flow: Flow, paths: readonly Path[]): Pairs {
  const { examples, isCut } = feasiblePairs(flow);
  const on = pairsOn(paths);
  return { all: new Set(examples.keys()), had: new Set([...examples.keys()].filter((pair) => on.has(pair))), isCut };
}

/** The shortest paths for the pairs that other paths don't cover. A pair has none if its states are only equal in the projection. */
export function pathsForPairs(flow: Flow, paths: readonly Path[]): Path[] {
  const had = pairsOn(paths);
  const more: Path[] = [];
  const known = feasiblePairs(flow).examples;
  for (const [pair, examples] of known) {
    if (had.has(pair)) continue;
    for (const { input, initial, before, events } of examples) {
      const rest = follow(before.at(-1)?.expected ?? initial, events);
      if (!rest) continue;
      const path = { input, initial, steps: [...before, ...rest] };
      const on = pairsOn([path]);
      if (!on.has(pair)) continue;
      for (const each of on) had.add(each);
      more.push(path);
      break;
    }
  }
  return wholePaths(more);
}
