import type { Chart, ChartState, ChartTransition } from '../model.ts';
import { isListed } from './lines.ts';

/** A transition to draw, and all transitions of the chart that it represents. */
export type Drawn = ChartTransition & { ids: string[] };

/** From this many sibling states with the same transition, one box and one arrow represent all of them. */
const enough = 4;

/** Whether a box is the shorthand "any of these" rather than a state of the chart. */
export function isAnyOf({ path }: ChartState): boolean {
  return path.includes('*');
}

/**
 * The chart as it's drawn: if four or more states of one parent share a transition (trigger, guard, and target), a box "any of these" in the parent has one
 * arrow for all of them.
 */
export function shareArrows({ root, transitions }: Chart): { root: ChartState; drawn: Drawn[] } {
  const plain = transitions.filter((transition) => !isListed(transition));
  const alike = Map.groupBy(plain, ({ source, trigger, guard, isElse, targets }) => JSON.stringify([parentOf(source), trigger, guard, isElse, targets]));
  const shared = [...alike.values()].filter((group) => new Set(group.map(({ source }) => source)).size >= enough);
  const sharing = Map.groupBy(shared, (group) => group.map(({ source }) => source).join(' '));
  const boxes = new Map<string, ChartState[]>();
  const drawn: Drawn[] = [];
  for (const [sources, groups] of sharing) {
    const paths = sources.split(' ');
    const parent = parentOf(paths[0] ?? '');
    const siblings = boxes.get(parent) ?? [];
    const path = `${parent === '' ? '' : `${parent}.`}*${siblings.length + 1}`;
    boxes.set(parent, [...siblings, anyOf(path, paths.map(nameOf))]);
    drawn.push(...groups.flatMap((group) => group.slice(0, 1).map((first) => ({ ...first, source: path, ids: group.flatMap(idsOf) }))));
  }
  const replaced = new Set(shared.flat());
  const own = plain.filter((transition) => !replaced.has(transition)).map((transition) => ({ ...transition, ids: idsOf(transition) }));
  return { root: withBoxes(root, boxes), drawn: [...own, ...drawn] };
}

const idsOf = ({ id, ids = [id] }: ChartTransition): string[] => ids;

function anyOf(path: string, names: string[]): ChartState {
  const meaning = `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
  return { path, name: 'any of', kind: 'atomic', meaning, initial: null, history: null, calls: [], entry: [], exit: [], tags: [], bans: [], children: [] };
}

function withBoxes(state: ChartState, boxes: Map<string, ChartState[]>): ChartState {
  return { ...state, children: [...state.children.map((child) => withBoxes(child, boxes)), ...(boxes.get(state.path) ?? [])] };
}

function parentOf(path: string): string {
  return path.split('.').slice(0, -1).join('.');
}

function nameOf(path: string): string {
  return path.split('.').at(-1) ?? path;
}
