import type { AnyEventObject, AnyMachineSnapshot, AnyTransitionDefinition } from 'xstate';
import { getAdjacencyMap } from 'xstate/graph';
import { transitionId } from '../chart.ts';
import type { Flow } from '../flow.ts';
import { follow } from './near.ts';
import { eventsIn, eventText } from './samples.ts';
import { type Path, projectedKey, type Step, withoutBeginnings } from './walk.ts';

/** The maximum number of pairs: parallel regions allow every combination. */
const MOST = 20_000;

/** Pairs of consecutive transitions as `a > b`. Only transitions triggered by events count, in the order of a walk. */
export type Pairs = { all: Set<string>; had: Set<string>; isCut: boolean };

type Edge = { from: string; event: AnyEventObject; to: string; ids: string[] };
type Example = { input: string; initial: AnyMachineSnapshot; before: Step[]; events: [AnyEventObject, AnyEventObject] };

/** The transitions that an event takes in a state, without the eventless ones that follow. */
export const takenBy = (before: AnyMachineSnapshot, event: AnyEventObject): string[] =>
  (before.machine.getTransitionData(before, event) as AnyTransitionDefinition[]).map((transition) => transitionId(transition));

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
  for (const [input, value] of Object.entries(flow.fixtures.inputs)) {
    const key = projectedKey(flow);
    const graph = getAdjacencyMap(flow.machine, {
      input: value,
      events: (state) => eventsIn(flow, state),
      serializeState: (state) => key(state),
      serializeEvent: eventText,
      limit: 20_000,
    });
    const [first] = Object.values(graph);
    if (!first) continue;
    const ways = new Map<string, Step[]>([[key(first.state), []]]);
    const edges: Edge[] = [];
    for (const [from, steps] of ways) {
      const vertex = graph[from as keyof typeof graph];
      for (const { event, state } of Object.values(vertex?.transitions ?? {})) {
        const to = key(state);
        if (!ways.has(to)) ways.set(to, [...steps, { event, expected: state }]);
        edges.push({ from, event, to, ids: vertex ? takenBy(vertex.state, event) : [] });
      }
    }
    const out = Map.groupBy(edges, ({ from }) => from);
    for (const { from, event, to, ids } of edges) {
      for (const next of out.get(to) ?? []) {
        for (const a of ids) {
          for (const b of next.ids) {
            const pair = `${a} > ${b}`;
            const known = examples.get(pair) ?? [];
            if (known.length < 3) examples.set(pair, [...known, { input, initial: first.state, before: ways.get(from) ?? [], events: [event, next.event] }]);
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
  return Object.values(Object.groupBy(more, ({ input }) => input)).flatMap((some = []) => {
    const whole = withoutBeginnings(some.map(({ steps }) => steps));
    return some.filter(({ steps }) => whole.includes(steps));
  });
}
