import { type AnyEventObject, type AnyMachineSnapshot, type AnyStateNode, getNextSnapshot } from 'xstate';
import type { Flow } from '../flow.ts';
import { eventText, samplesOf } from './samples.ts';
import type { Path, Step } from './walk.ts';

/** An event that a state may refuse: because all its guards fail, or for a stated reason. `isRefused` tells whether a snapshot does so with a sample. */
export interface OpenRefusal {
  id: string;
  node: AnyStateNode;
  type: string;
  isRefused: (before: AnyMachineSnapshot, event: AnyEventObject) => boolean;
}

/** How many paths to a state are tried, and how many of their last steps are varied. */
const TRIED = { ways: 24, steps: 6 };

/** More items than the product allows of anything. */
const MANY = 250;

/**
 * Variants of an event, each with one value at any depth replaced by an edge case: null, empty, zero, large, the other boolean, long ago, far in the future, or
 * very many.
 */
export function variantsOf(event: AnyEventObject): AnyEventObject[] {
  const { type, ...payload } = event;
  return Object.entries(payload).flatMap(([key, value]) => changed(value).map((other) => ({ type, ...payload, [key]: other })));
}

function changed(value: unknown): unknown[] {
  if (typeof value === 'boolean') return [!value];
  if (typeof value === 'number') return [0, 1, 1e12].filter((other) => other !== value);
  if (typeof value === 'string') return [...stringsFor(value), null];
  if (Array.isArray(value))
    return [
      ...(value.length > 0 ? [[], Array.from({ length: MANY }, () => value[0] as unknown)] : []),
      ...value.flatMap((each, index) => changed(each).map((other) => value.with(index, other))),
    ];
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return [];
  return [null, ...Object.entries(value).flatMap(([key, each]) => changed(each).map((other) => ({ ...value, [key]: other })))];
}

/** Timestamps are replaced by other timestamps, other texts by empty and overlong ones. */
const stringsFor = (value: string): string[] =>
  /^\d{4}-/.test(value) && !Number.isNaN(Date.parse(value)) ? ['1970-01-01T00:00:00.000Z', '2999-01-01T00:00:00.000Z', ''] : ['', 'x'.repeat(5_000)];

/**
 * A walk to a state that refuses an event, close to the known walks: with one value of the event changed, or of a step shortly before. Null if there is none
 * that close.
 */
export function refusalNear(flow: Flow, { node, type, isRefused }: OpenRefusal, paths: readonly Path[]): Path | null {
  const samples = samplesOf(flow, type);
  const events = [...samples, ...samples.flatMap(variantsOf)];
  const refused = (snapshot: AnyMachineSnapshot) =>
    snapshot.status === 'active' && snapshot._nodes.includes(node) ? events.find((event) => holds(() => isRefused(snapshot, event))) : undefined;
  const ways = waysTo(node, paths);
  for (const { input, initial, steps } of ways) {
    const before = steps.at(-1)?.expected ?? initial;
    const event = refused(before);
    if (event) return { input, initial, steps: [...steps, { event, expected: before }] };
  }
  for (const { input, initial, steps } of ways) {
    for (let index = steps.length - 1; index >= Math.max(0, steps.length - TRIED.steps); index--) {
      for (const variant of variantsOf((steps[index] as Step).event)) {
        const walked = follow(index === 0 ? initial : (steps[index - 1] as Step).expected, [variant, ...steps.slice(index + 1).map(({ event }) => event)]);
        const end = walked?.at(-1)?.expected;
        const event = end && refused(end);
        if (walked && end && event) return { input, initial, steps: [...steps.slice(0, index), ...walked, { event, expected: end }] };
      }
    }
  }
  return null;
}

/** The same walk without unnecessary steps. It still ends in a state that refuses the event. */
export function shortened({ node, isRefused }: OpenRefusal, { input, initial, steps }: Path): Path {
  const { event } = steps.at(-1) as Step;
  let shortest = steps.slice(0, -1);
  for (let index = shortest.length - 1; index >= 0; index--) {
    const before = index === 0 ? initial : (shortest[index - 1] as Step).expected;
    const rest = follow(
      before,
      shortest.slice(index + 1).map((step) => step.event),
    );
    const end = rest?.at(-1)?.expected ?? before;
    if (rest && end.status === 'active' && end._nodes.includes(node) && isRefused(end, event)) shortest = [...shortest.slice(0, index), ...rest];
  }
  return { input, initial, steps: [...shortest, { event, expected: shortest.at(-1)?.expected ?? initial }] };
}

/** The shortest paths to a state, without duplicates. */
function waysTo(node: AnyStateNode, paths: readonly Path[]): Path[] {
  const found = new Map<string, Path>();
  for (const path of paths) {
    [path.initial, ...path.steps.map(({ expected }) => expected)].forEach((snapshot, index) => {
      if (snapshot.status !== 'active' || !snapshot._nodes.includes(node)) return;
      const way = { ...path, steps: path.steps.slice(0, index) };
      found.set([path.input, ...way.steps.map(({ event }) => eventText(event))].join('\n'), way);
    });
  }
  return [...found.values()].toSorted((a, b) => a.steps.length - b.steps.length).slice(0, TRIED.ways);
}

/** Runs a test on made-up values. A guard that throws on them counts as false. */
function holds(test: () => boolean): boolean {
  try {
    return test();
  } catch {
    return false;
  }
}

/** The steps of events in sequence; null if one of them isn't taken, or the chart throws. */
export function follow(from: AnyMachineSnapshot, events: readonly AnyEventObject[]): Step[] | null {
  const steps: Step[] = [];
  let at = from;
  for (const event of events) {
    try {
      if (!holds(() => at.can(event))) return null;
      at = getNextSnapshot(at.machine, at, event as never) as AnyMachineSnapshot;
    } catch {
      return null;
    }
    if (at.status === 'error') return null;
    steps.push({ event, expected: at });
  }
  return steps;
}
