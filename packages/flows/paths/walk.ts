import type { AnyEventObject, AnyMachineSnapshot, AnyTransitionDefinition } from 'xstate';
import { getAdjacencyMap } from 'xstate/graph';
import { leavesOf, pathOf, statesOf, transitionId } from '../chart.ts';
import type { Flow } from '../flow.ts';
import { eventsIn, eventText, sampleText } from './samples.ts';

/** One step of a walk: what happens, and the state it must lead to. */
export type Step = { event: AnyEventObject; expected: AnyMachineSnapshot };
/** A walk through a chart from its initial state, for one of its named inputs. */
export type Path = { input: string; initial: AnyMachineSnapshot; steps: Step[] };

/** More steps than this while exploring means that the projection tells too many states apart. */
const limit = 20_000;

type Vertex = { state: AnyMachineSnapshot; steps: Step[] };

/**
 * Every path worth walking: for each edge between two states (told apart by value and projected context) a shortest way to it, then it;
 * a path that another one begins with is left out, and a further input's walk ends where it joins an earlier one's
 * in all of its context. Where regions run in parallel,
 * an edge counts once for all states of the other regions, or their product would be walked; and once for all contexts where the flow's
 * `takesEachWayOnce` says so. Throws when a chart is too large to walk.
 * `isPossible` leaves out what the chart would take but nobody can do where the paths are to be walked.
 */
export function pathsOf(flow: Flow, isPossible: IsPossible = () => true): Path[] {
  const walked: Walked = { states: new Set(), edges: new Set() };
  return Object.keys(flow.fixtures.inputs).flatMap((input) => pathsFrom(flow, input, walked, isPossible));
}

type IsPossible = (event: AnyEventObject, before: AnyMachineSnapshot) => boolean;

/** What earlier inputs' walks went through: states with all of their context, which may hold more of the input than is projected. */
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
  // A map goes on to what is added while it is walked, so this visits the states in order of their distance.
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

/** Where a chart has more states than are wanted, a walk goes on only from those that it comes to by a way that is new. */
class Bounds {
  #states = 0;
  #isNew = true;
  readonly #edges = new Set<string>();

  /** The edge that leads to the state that is looked at next. */
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

/** What the walks tell states apart by. */
export const projectedKey =
  (flow: Flow) =>
  (state: AnyMachineSnapshot): string =>
    JSON.stringify([state.value, state.status === 'error', flow.fixtures.project(state.context), recalled(state)]);

/** Where its history states lead back to. */
const recalled = ({ historyValue }: AnyMachineSnapshot) => Object.entries(historyValue).map(([id, nodes]) => [id, ...nodes.map((node) => node.id)]);

/** The walks that no other one begins with; where there is none, the one that stays at the start. */
export function withoutBeginnings(walks: Step[][]): Step[][] {
  const beginnings = new Set(walks.flatMap((steps) => steps.slice(1).map((_, index) => walkText(steps.slice(0, index + 1)))));
  const whole = walks.filter((steps) => !beginnings.has(walkText(steps)));
  return whole.length > 0 ? whole : [[]];
}

/** The same transitions leaving and entering the same states are one edge, whatever the other regions are in and the context holds. */
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

/** Every innermost state of a chart that can be rested in: not those that an unguarded `always` leaves at once, nor history. */
export function leavesToReach(flow: Flow): string[] {
  return statesOf(flow.machine)
    .filter((node) => Object.keys(node.states).length === 0 && node.type !== 'history')
    .filter((node) => !(node.always ?? []).some((transition) => transition.guard === undefined))
    .map(pathOf);
}
