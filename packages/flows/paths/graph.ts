import type { AnyEventObject, AnyMachineSnapshot, AnyTransitionDefinition } from 'xstate';
import { getAdjacencyMap } from 'xstate/graph';
import { transitionId } from '../chart.ts';
import type { Flow } from '../flow.ts';
import { eventsIn, eventText } from './samples.ts';
import { projectedKey, type Step } from './walk.ts';

/** A way from one distinguished state to another, with the transitions it takes. */
export type Edge = { from: string; event: AnyEventObject; to: string; expected: AnyMachineSnapshot; ids: string[] };

/** What a chart can do from one of its inputs: its distinguished states, each with a shortest way to it, and the edges between them. */
export interface Graph {
  input: string;
  initial: AnyMachineSnapshot;
  start: string;
  ways: Map<string, Step[]>;
  edges: Edge[];
}

/** The transitions that an event takes in a state, without the eventless ones that follow. */
export const takenBy = (before: AnyMachineSnapshot, event: AnyEventObject): string[] =>
  (before.machine.getTransitionData(before, event) as AnyTransitionDefinition[]).map((transition) => transitionId(transition));

/** One graph for each input of the chart. */
export function graphsOf(flow: Flow): Graph[] {
  const key = projectedKey(flow);
  return Object.entries(flow.fixtures.inputs).flatMap(([input, value]) => {
    const graph = getAdjacencyMap(flow.machine, {
      input: value,
      events: (state) => eventsIn(flow, state),
      serializeState: (state) => key(state),
      serializeEvent: eventText,
      limit: 20_000,
    });
    const [first] = Object.values(graph);
    if (!first) return [];
    const start = key(first.state);
    const ways = new Map<string, Step[]>([[start, []]]);
    const edges: Edge[] = [];
    // A map's iteration includes entries added during it, so this visits the states by distance.
    for (const [from, steps] of ways) {
      const vertex = graph[from as keyof typeof graph];
      for (const { event, state } of Object.values(vertex?.transitions ?? {})) {
        const to = key(state);
        if (!ways.has(to)) ways.set(to, [...steps, { event, expected: state }]);
        edges.push({ from, event, to, expected: state, ids: vertex ? takenBy(vertex.state, event) : [] });
      }
    }
    return [{ input, initial: first.state, start, ways, edges }];
  });
}
