import type { AnyMachineSnapshot } from 'xstate';
import { leavesOf, pathOf, statesOf } from '../chart.ts';
import type { Flow } from '../flow.ts';
import { isWithin } from '../model.ts';
import type { Replay } from './replay.ts';
import type { Path } from './walk.ts';

/** The happy path of a flow: its transitions in order, and its states, including the first. */
export type MainPath = { transitions: string[]; states: string[] };

/**
 * The shortest path from the first input, without failures or timers, to the state that the chart's `meta` names as its `goal`. Without a goal, to the first
 * final state that can be reached this way. Without a final state, the path with the most states that visits none twice.
 */
export function mainPath(flow: Flow, paths: readonly Path[], replays: readonly Replay[]): MainPath {
  const [input] = Object.keys(flow.fixtures.inputs);
  const ends = statesOf(flow.machine)
    .filter((node) => node.type === 'final' && node.parent === flow.machine.root)
    .map(pathOf);
  const ways = paths.flatMap((path, index) => (path.input === input ? [smoothPart(path, replays[index]?.taken ?? [])] : []));
  const goal = goalOf(flow);
  const isThere = (snapshot: AnyMachineSnapshot) => (goal === null ? snapshot.status === 'done' : leavesOf(snapshot).some((leaf) => isWithin(leaf, goal)));
  const toEnds = ways.flatMap((way) => {
    const at = way.snapshots.findIndex((snapshot, index) => index > 0 && isThere(snapshot));
    return at < 0 ? [] : [cut(way, at)];
  });
  const endOf = ({ snapshots }: Way) => ends.findIndex((end) => leavesOf(snapshots.at(-1) as AnyMachineSnapshot).includes(end));
  const [best] =
    toEnds.length > 0
      ? toEnds.toSorted((a, b) => endOf(a) - endOf(b) || a.snapshots.length - b.snapshots.length)
      : ways.toSorted((a, b) => statesIn(b).length - statesIn(a).length || a.snapshots.length - b.snapshots.length);
  return best ? { transitions: [...new Set(best.taken.flat())], states: statesIn(best) } : { transitions: [], states: [] };
}

/** @throws Error if the goal isn't a state of the chart */
function goalOf({ id, machine }: Flow): string | null {
  const goal: unknown = (machine.root.meta as { goal?: unknown } | undefined)?.goal;
  if (goal === undefined) return null;
  if (typeof goal === 'string' && statesOf(machine).some((node) => pathOf(node) === goal)) return goal;
  throw new Error(`${id}: the goal ${JSON.stringify(goal)} in its meta is no state of the chart`);
}

type Way = { snapshots: AnyMachineSnapshot[]; taken: readonly string[][] };

/** The part until something fails, a timer fires, or a state is visited twice. */
function smoothPart({ initial, steps }: Path, taken: readonly string[][]): Way {
  const seen = new Set([JSON.stringify(initial.value)]);
  const rough = steps.findIndex(({ event, expected }) => {
    const value = JSON.stringify(expected.value);
    const isRough = /^xstate\.(error|after)\./.test(event.type) || seen.has(value);
    seen.add(value);
    return isRough;
  });
  return cut({ snapshots: [initial, ...steps.map(({ expected }) => expected)], taken }, rough < 0 ? steps.length : rough);
}

const cut = ({ snapshots, taken }: Way, steps: number): Way => ({ snapshots: snapshots.slice(0, steps + 1), taken: taken.slice(0, steps + 1) });

const statesIn = ({ snapshots }: Way): string[] => [...new Set(snapshots.flatMap(leavesOf))];
