import { leavesOf } from '../chart.ts';
import type { Flow } from '../flow.ts';
import { replay } from './replay.ts';
import type { Path } from './walk.ts';

/** A few of the paths that together cover every transition and innermost state that all of them do, richest first. */
export function coveringPaths(flow: Flow, paths: Path[]): Path[] {
  const reach = paths.map((path) => new Set([...replay(flow, path).taken.flat(), ...path.steps.flatMap((step) => leavesOf(step.expected))]));
  const open = new Set(reach.flatMap((reached) => [...reached]));
  const chosen: Path[] = [];
  while (open.size > 0) {
    const gains = reach.map((reached) => reached.intersection(open).size);
    const best = gains.indexOf(Math.max(...gains));
    const path = paths[best];
    if (!path || gains[best] === 0) break;
    chosen.push(path);
    for (const name of reach[best] ?? []) open.delete(name);
  }
  return chosen;
}
