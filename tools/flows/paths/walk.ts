import { isDeepStrictEqual } from 'node:util';
import type { AnyEventObject, AnyMachineSnapshot, AnyTransitionDefinition } from 'xstate';
import { getAdjacencyMap } from 'xstate/graph';
import { leavesOf, pathOf, statesOf, transitionId } from '../../../src/machines/chart.ts';
import type { Flow } from '../../../src/machines/flow.ts';
import { eventsIn, sampleText } from './samples.ts';

/** One step of a walk: what happens, and the state it must lead to. */
export type Step = { event: AnyEventObject; expected: AnyMachineSnapshot };
/** A walk through a chart from its initial state, for one of its named inputs. */
export type Path = { input: string; initial: AnyMachineSnapshot; steps: Step[] };

/** More steps than this while exploring means that the projection tells too many states apart. */
const limit = 20_000;

type Vertex = { state: AnyMachineSnapshot; steps: Step[] };

/**
 * Every path worth walking: for each edge between two states (told apart by value and projected context) a shortest way to it, then it;
 * a path that another one begins with is left out. Where regions run in parallel, an edge counts once for all states of the other regions,
 * or their product would be walked. Throws when a chart is too large to walk.
 */
export function pathsOf(flow: Flow): Path[] {
  return Object.keys(flow.fixtures.inputs).flatMap((input) => pathsFrom(flow, input));
}

function pathsFrom(flow: Flow, input: string): Path[] {
  const key = (state: AnyMachineSnapshot) => JSON.stringify([state.value, state.status === 'error', flow.fixtures.project(state.context)]);
  const graph = getAdjacencyMap(flow.machine, {
    input: flow.fixtures.inputs[input],
    events: (state) => eventsIn(flow, state),
    serializeState: (state) => key(state),
    serializeEvent: sampleText,
    limit,
  });
  const vertices = new Map<string, Vertex>();
  const hasRegions = [flow.machine.root, ...statesOf(flow.machine)].some((node) => node.type === 'parallel');
  const walks: Step[][] = [];
  const seenEdges = new Set<string>();
  const inWalks = new Set<string>();
  const [first] = Object.values(graph);
  if (!first) throw new Error(`${flow.id}: no initial state`);
  vertices.set(key(first.state), { state: first.state, steps: [] });
  // A map goes on to what is added while it is walked, so this visits the states in order of their distance.
  for (const [from, vertex] of vertices) {
    for (const { event, state } of Object.values(graph[from as keyof typeof graph]?.transitions ?? {})) {
      const steps = [...vertex.steps, { event, expected: state }];
      const to = key(state);
      const isNew = !vertices.has(to);
      if (isNew) vertices.set(to, { state, steps });
      const edge = hasRegions ? edgeAcrossRegions(vertex.state, event, state) : `${from} ${sampleText(event)}`;
      if (seenEdges.has(edge)) continue;
      seenEdges.add(edge);
      walks.push(steps);
    }
  }
  for (const steps of walks) for (let length = 1; length < steps.length; length++) inWalks.add(walkText(steps.slice(0, length)));
  const whole = walks.filter((steps) => !inWalks.has(walkText(steps)));
  return (whole.length > 0 ? whole : [[]]).map((steps) => ({ input, initial: first.state, steps }));
}

/** The same transitions leaving and entering the same states are one edge, whatever the other regions are in. */
function edgeAcrossRegions(from: AnyMachineSnapshot, event: AnyEventObject, to: AnyMachineSnapshot): string {
  const taken: AnyTransitionDefinition[] = from.machine.getTransitionData(from, event);
  const [before, after] = [leavesOf(from), leavesOf(to)];
  return JSON.stringify([taken.map(transitionId), sampleText(event), before.filter((leaf) => !after.includes(leaf)), after.filter((leaf) => !before.includes(leaf))]);
}

function walkText(steps: Step[]): string {
  return steps.map(({ event }) => sampleText(event)).join('\n');
}

/** Says how an actual state differs from the expected one, or `null` where it does not: value, status and projected context. */
export function difference(flow: Flow, expected: AnyMachineSnapshot, actual: AnyMachineSnapshot): string | null {
  const facets = (state: AnyMachineSnapshot) => ({ value: state.value, status: state.status, context: flow.fixtures.project(state.context) });
  const [wanted, got] = [facets(expected), facets(actual)];
  return isDeepStrictEqual(wanted, got) ? null : `expected ${JSON.stringify(wanted)}, is ${JSON.stringify(got)}`;
}

/** Every innermost state that some path passes or ends in. */
export function leavesReached(paths: Path[]): Set<string> {
  return new Set(paths.flatMap(({ initial, steps }) => [...leavesOf(initial), ...steps.flatMap((step) => leavesOf(step.expected))]));
}

/** Every innermost state of a chart that can be rested in: not those that an unguarded `always` leaves at once, nor history. */
export function leavesToReach(flow: Flow): string[] {
  return statesOf(flow.machine)
    .filter((node) => Object.keys(node.states).length === 0 && node.type !== 'history')
    .filter((node) => !(node.always ?? []).some((transition) => transition.guard === undefined))
    .map(pathOf);
}
