import type { AnyEventObject, AnyMachineSnapshot, AnyTransitionDefinition } from 'xstate';
import { getAdjacencyMap } from 'xstate/graph';
import { leavesOf, pathOf, statesOf, transitionId } from '../chart.ts';
import type { Flow } from '../flow.ts';
import { eventsIn, eventText, sampleText } from './samples.ts';

/** One step of a walk: an event, and the state it must lead to. */
export type Step = { event: AnyEventObject; expected: AnyMachineSnapshot };
/** A walk through a chart from its initial state, for one of its named inputs. */
export type Path = { input: string; initial: AnyMachineSnapshot; steps: Step[] };

/** More steps than this while exploring means that the projection distinguishes too many states. */
const limit = 20_000;

type Vertex = { state: AnyMachineSnapshot; steps: Step[] };

/**
 * All paths worth walking. For each edge between two states (distinguished by value and projected context), there is a path with a shortest way to it, ending
 * with it. Leaves out a path that is the start of another one, and ends the walk of a further input where it reaches a state of an earlier one with the same
 * full context. With parallel regions, an edge counts once for all states of the other regions, which avoids walking their product. With the flow's
 * `takesEachWayOnce`, an edge counts once for all contexts.
 * @param isPossible excludes events that the chart would accept but nobody can cause where the paths are walked
 * @throws Error if a chart is too large to walk
 */
export function pathsOf(flow: Flow, isPossible: IsPossible = () => true): Path[] {
  const walked: Walked = { states: new Set(), edges: new Set() };
  return Object.keys(flow.fixtures.inputs).flatMap((input) => pathsFrom(flow, input, walked, isPossible));
}

type IsPossible = (event: AnyEventObject, before: AnyMachineSnapshot) => boolean;

/** What the walks of earlier inputs covered: states with their full context, which may contain more of the input than the projection. */
type Walked = { states: Set<string>; edges: Set<string> };

function pathsFrom(flow: Flow, input: string, walked: Walked, isPossible: IsPossible): Path[] {
  const key = projectedKey(flow);
  const { most } = flow.fixtures;
  const bounds = new Bounds();
  const whole = (state: AnyMachineSnapshot) => sampleText([state.value, state.status, state.context, recalled(state)]);
  const graph = getAdjacencyMap(flow.machine, {
    input: flow.fixtures.inputs[input],
    events: (state) => eventsIn(flow, state).filter((event) => isPossible(event, state)),
    serializeState: (state, event, before) => {
      if (most && event && before) bounds.note(edgeInAnyState(before, event, state));
      return key(state);
    },
    serializeEvent: eventText,
    stopWhen: (state) => walked.states.has(whole(state)) || (most !== undefined && bounds.isPassed(most)),
    limit: most ? Infinity : limit,
  });
  const hasRegions = [flow.machine.root, ...statesOf(flow.machine)].some((node) => node.type === 'parallel');
  const walks: Step[][] = [];
  const [first] = Object.values(graph);
  if (!first) throw new Error(`${flow.id}: no initial state`);
  const vertices = new Map<string, Vertex>([[key(first.state), { state: first.state, steps: [] }]]);
  // A map's iteration includes entries added during it, so this visits the states by distance.
  for (const [from, vertex] of vertices) {
    for (const { event, state } of Object.values(graph[from as keyof typeof graph]?.transitions ?? {})) {
      const steps = [...vertex.steps, { event, expected: state }];
      const to = key(state);
      if (!vertices.has(to)) vertices.set(to, { state, steps });
      const edge = hasRegions
        ? edgeInAnyState(vertex.state, event, state)
        : `${input} ${flow.fixtures.takesEachWayOnce ? edgeInAnyState(vertex.state, event, state) : `${from} ${eventText(event)}`}`;
      if (walked.edges.has(edge)) continue;
      walked.edges.add(edge);
      walks.push(steps);
    }
  }
  for (const { state } of vertices.values()) walked.states.add(whole(state));
  return withoutBeginnings(walks).map((steps) => ({ input, initial: first.state, steps }));
}

/** In a chart with more states than the limit, a walk continues only from states reached by a new edge. */
class Bounds {
  #states = 0;
  #isNew = true;
  readonly #edges = new Set<string>();

  /** The edge that leads to the next state. */
  note(edge: string): void {
    this.#isNew = !this.#edges.has(edge);
    this.#edges.add(edge);
  }

  isPassed({ states, onPassed }: NonNullable<Flow['fixtures']['most']>): boolean {
    if (++this.#states <= states) return false;
    onPassed();
    return !this.#isNew;
  }
}

/** What distinguishes states in walks. */
export const projectedKey =
  (flow: Flow) =>
  (state: AnyMachineSnapshot): string =>
    JSON.stringify([state.value, state.status === 'error', flow.fixtures.project(state.context), recalled(state)]);

/** What its history states restore. */
const recalled = ({ historyValue }: AnyMachineSnapshot) => Object.entries(historyValue).map(([id, nodes]) => [id, ...nodes.map((node) => node.id)]);

/** The walks that aren't the start of another one; if there are none, a single empty walk. */
export function withoutBeginnings(walks: Step[][]): Step[][] {
  const beginnings = new Set(walks.flatMap((steps) => steps.slice(1).map((_, index) => walkText(steps.slice(0, index + 1)))));
  const whole = walks.filter((steps) => !beginnings.has(walkText(steps)));
  return whole.length > 0 ? whole : [[]];
}

/** The paths that aren't the start of another one of the same input. */
export function wholePaths(paths: readonly Path[]): Path[] {
  return [...Map.groupBy(paths, ({ input }) => input).values()].flatMap((some) => {
    const whole = withoutBeginnings(some.map(({ steps }) => steps));
    return some.filter(({ steps }) => whole.includes(steps));
  });
}

/** Identifies an edge by its transitions and the states they leave and enter, ignoring other regions and the context. */
function edgeInAnyState(from: AnyMachineSnapshot, event: AnyEventObject, to: AnyMachineSnapshot): string {
  const taken: AnyTransitionDefinition[] = from.machine.getTransitionData(from, event);
  const [before, after] = [leavesOf(from), leavesOf(to)];
  return JSON.stringify([
    taken.map(transitionId),
    eventText(event),
    before.filter((leaf) => !after.includes(leaf)),
    after.filter((leaf) => !before.includes(leaf)),
  ]);
}

function walkText(steps: Step[]): string {
  return steps.map(({ event }) => eventText(event)).join('\n');
}

/** Every innermost state that some path passes or ends in. */
export function leavesReached(paths: Path[]): Set<string> {
  return new Set(paths.flatMap(({ initial, steps }) => [...leavesOf(initial), ...steps.flatMap((step) => leavesOf(step.expected))]));
}

/** Every innermost state that a chart can settle in: not history states, and not states that an unguarded `always` leaves right away. */
export function leavesToReach(flow: Flow): string[] {
  return statesOf(flow.machine)
    .filter((node) => Object.keys(node.states).length === 0 && node.type !== 'history')
    .filter((node) => !(node.always ?? []).some((transition) => transition.guard === undefined))
    .map(pathOf);
}
