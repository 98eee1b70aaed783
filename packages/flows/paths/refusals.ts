import type { AnyMachineSnapshot, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { pathOf, reasonOf, statesOf, transitionId, triggerOf } from '../chart.ts';
import type { Flow } from '../flow.ts';
import { type OpenRefusal, refusalNear, shortened } from './near.ts';
import { randomWalks } from './random.ts';
import { samplesOf } from './samples.ts';
import type { Path, Step } from './walk.ts';

/** A state and an event that it accepts only under guards: in some contexts, nothing must happen. */
export type Refusal = {
  /** `listed: edit.requested refused`. */
  id: string;
  state: string;
  event: string;
  /** The walk that leads there and ends with the event that changes nothing; null if no sample of it is ever refused there. */
  path: Path | null;
};

/**
 * Every refusal of a chart, each with a shortest walk to it among those of `paths`, or close to them if no sample is refused. A list whose last transition
 * takes the event without a guard refuses nothing.
 */
export function refusalsOf(flow: Flow, paths: readonly Path[]): Refusal[] {
  const open = [flow.machine.root, ...statesOf(flow.machine)].flatMap((node) => [...node.transitions].flatMap((list) => openIn(node, list)));
  const found = new Map<string, Path>();
  const wanted = (before: AnyMachineSnapshot, walked: Step[], { input, initial }: Path) => {
    for (const { id, node, type, isRefused } of open) {
      const known = found.get(id);
      if ((known && known.steps.length <= walked.length + 1) || before.status !== 'active' || !before._nodes.includes(node)) continue;
      const event = samplesOf(flow, type).find((sample) => isRefused(before, sample));
      if (event) found.set(id, { input, initial, steps: [...walked, { event, expected: before }] });
    }
  };
  const look = (some: readonly Path[]) => {
    for (const path of some) {
      wanted(path.initial, [], path);
      path.steps.forEach(({ expected }, index) => wanted(expected, path.steps.slice(0, index + 1), path));
    }
  };
  look(paths);
  for (const each of open) {
    const near = found.has(each.id) ? null : refusalNear(flow, each, paths);
    if (near) found.set(each.id, near);
  }
  // What is left may need a context that the walks, each state of which stands for many contexts, don't come to.
  const missing = open.filter(({ id }) => !found.has(id));
  if (missing.length > 0) {
    const others = new Map(found);
    look(randomWalks(flow, flow.fixtures.most ? { ...FURTHER, walks: FURTHER.walks / 10 } : FURTHER));
    for (const [id, path] of others) found.set(id, path);
    for (const each of missing) {
      const path = found.get(each.id);
      if (path) found.set(each.id, shortened(each, path));
    }
  }
  return open.map(({ id, node, type }) => ({ id, state: pathOf(node), event: type, path: found.get(id) ?? null }));
}

/** How a list of transitions can refuse its event: once for each reason that it states, or without a reason if every transition has a guard. */
function openIn(node: AnyStateNode, [type, transitions]: [string, AnyTransitionDefinition[]]): OpenRefusal[] {
  const { kind, name } = triggerOf(type, node);
  if ((kind !== 'event' && kind !== 'after') || type === '*' || transitions.length === 0) return [];
  const id = `${pathOf(node) || '(root)'}: ${name} refused`;
  const reasons = new Set(transitions.map(reasonOf).filter((reason) => reason !== null));
  if (reasons.size > 0)
    return [...reasons].map((reason) => {
      const bans = new Set(transitions.filter((each) => reasonOf(each) === reason));
      return {
        id: `${id}: ${reason}`,
        node,
        type,
        isRefused: (before, event) => before.machine.getTransitionData(before, event).some((each) => bans.has(each)),
      };
    });
  return transitions.every(({ guard }) => guard !== undefined) ? [{ id, node, type, isRefused: (before, event) => !before.can(event) }] : [];
}

const FURTHER = { seed: 1, walks: 300, steps: 25 };

/**
 * All outcomes of all guards, and those that the walks covered. A guard passes if its transition is taken, and fails if a later one or none is.
 * @param taken the transitions that the walks took: for eventless transitions, and for the choice between branches, events don't show it
 */
export function guardOutcomes(flow: Flow, paths: readonly Path[], taken: ReadonlySet<string>): { all: string[]; had: Set<string> } {
  const lists = [flow.machine.root, ...statesOf(flow.machine)].flatMap((node) => [...node.transitions.values(), node.always ?? []]);
  const name = (transition: AnyTransitionDefinition, outcome: boolean) => `${transitionId(transition)} ${outcome ? 'holds' : 'fails'}`;
  const had = new Set<string>();
  /** All guards before the taken transition failed. */
  const note = (list: readonly AnyTransitionDefinition[], happens: (transition: AnyTransitionDefinition) => boolean) => {
    for (const transition of list) {
      const isTaken = happens(transition);
      if (transition.guard !== undefined) had.add(name(transition, isTaken));
      if (isTaken || transition.guard === undefined) return;
    }
  };
  /** In a settled state, no eventless transition is enabled. */
  const noteResting = (snapshot: AnyMachineSnapshot) => {
    if (snapshot.status === 'active') for (const node of snapshot._nodes) note(node.always ?? [], () => false);
  };
  for (const list of lists) for (const transition of list) if (taken.has(transitionId(transition))) note(list, (each) => each === transition);
  for (const path of paths) {
    let before = path.initial;
    noteResting(before);
    for (const { event, expected } of path.steps) {
      const chosen = new Set<AnyTransitionDefinition>(flow.machine.getTransitionData(before, event));
      for (const node of before._nodes) note(node.transitions.get(event.type) ?? [], (each) => chosen.has(each));
      before = expected;
      noteResting(before);
    }
  }
  const guarded = lists.flat().filter(({ guard }) => guard !== undefined);
  return { all: guarded.flatMap((transition) => [name(transition, true), name(transition, false)]), had };
}
