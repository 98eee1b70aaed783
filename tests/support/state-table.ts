import { type AnyEventObject, type AnyMachineSnapshot, initialTransition, transition } from 'xstate';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Flow } from '../../packages/flows/flow.ts';
import { broken, offline } from '../../src/machines/samples.ts';

/** What a step does besides its target; missing parts aren't checked. */
interface Effects {
  /** The calls that start, by id, with their input: exactly these. */
  calls?: Record<string, unknown>;
  /** Parts of the context afterwards. */
  sets?: Record<string, unknown>;
  /** What it emits: exactly this. */
  emits?: unknown[];
  /** Durations of the timers that start, in ms, by the delay's name: exactly these. */
  waits?: Record<string, number>;
  /** Actions with external effects, by name. */
  does?: string[];
  /** The chart's output. */
  output?: unknown;
  /** Parts of the context before the step. */
  given?: Record<string, unknown>;
}

/**
 * The current state (dotted path), the event, the next state (null: refused), and the effects. `a.*` stands for each state of the table within `a`, `*` for
 * each; then null means the same state.
 */
export type Row = [from: string, when: string | AnyEventObject, to: string | null, effects?: Effects];

const START = 'start';
/** A row for how the chart starts, for an input. */
export const starts = (input: unknown, to: string, effects?: Effects): Row => ['', { type: START, input }, to, effects];
/** A failed call stored its cause. */
export const saysFailed: Effects = { sets: { failure: broken } };
/** The device was offline, and the stored cause says so. */
export const saysOffline: Effects = { sets: { failure: offline } };

/** Stops the device's clock at 9:00 on January 10, 2026, so that waiting until an instant takes the same time in every run. */
export function atNine(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-01-10T09:00:00Z') });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}

/** A call completed. */
export const done = (call: string, output?: unknown): AnyEventObject => ({ type: `xstate.done.actor.${call}`, output });
/** A call failed. */
export const fails = (call: string, error: unknown): AnyEventObject => ({ type: `xstate.error.actor.${call}`, error });
/** A timer ended, by the name of its delay. */
export const passes = (delay: string): AnyEventObject => ({ type: `xstate.after.${delay}` });

/**
 * Rows of state × event → next state and effects, written by hand and each tested with XState's pure `transition`. The table is the oracle: it isn't
 * derived from the chart. In the states it names, every event of the chart that it doesn't name there, for `*` or for the first state (''), is
 * refused.
 */
export function stateTable(flow: Flow, input: unknown, rows: readonly Row[]): void {
  const { machine } = flow;
  const [initial] = initialTransition(machine, input as never);
  const standing = (from: string, given: Record<string, unknown> = {}): AnyMachineSnapshot =>
    machine.resolveState({ value: from === '' ? initial.value : valueOf(from), context: { ...initial.context, ...given } });

  const states = [...new Set(rows.map(([from]) => from))].filter((from) => !from.endsWith('*') && from !== '');
  const under = (from: string) => states.filter((state) => state.startsWith(from.slice(0, -1)));
  const all = rows.flatMap(([from, when, to, effects]): Row[] =>
    from.endsWith('*') ? under(from).map((state) => [state, when, to ?? state, effects]) : [[from, when, to, effects]],
  );
  describe('state × event → next state', () => {
    test.each(all.map((row) => [nameOf(row), row] as const))('%s', (_, [from, when, to, { given, ...expected } = {}]) => {
      const before = standing(from, given);
      const event = eventIn(before, when);
      const isTaken = typeOf(when) === START || before.can(event);
      const [after, actions] =
        typeOf(when) === START ? initialTransition(machine, (event as { input: unknown }).input as never) : transition(machine, before, event);
      const paramsOf = (type: string) => actions.flatMap((action) => (action.type === type ? [action.params as Record<string, unknown>] : []));
      const actual = {
        to: isTaken ? (leavesIn(after).some((leaf) => `${leaf}.`.startsWith(`${to}.`)) ? to : leavesIn(after)) : null,
        calls: Object.fromEntries(paramsOf('xstate.spawnChild').map(({ id, input: given }) => [id, given])),
        sets: Object.fromEntries(Object.keys(expected.sets ?? {}).map((key) => [key, after.context[key]])),
        emits: paramsOf('xstate.emit').map(({ event: emitted }) => emitted),
        waits: Object.fromEntries(paramsOf('xstate.raise').map(({ id, delay }) => [String(id).split('.')[2], delay])),
        does: expected.does?.filter((name) => actions.some(({ type }) => type === name)),
        output: after.output,
      };
      const parts = Object.keys(expected) as (keyof typeof expected)[];
      expect({ to: actual.to, ...Object.fromEntries(parts.map((key) => [key, actual[key]])) }).toEqual({
        to,
        ...expected,
      });
    });

    const isNamed = (from: string, type: string) => all.some(([state, when]) => (state === from || state === '') && typeOf(when) === type);
    test.each(states)('%s: refuses everything else', (from) => {
      const taken = Object.entries(flow.fixtures.events).filter(
        ([type, samples]) => !isNamed(from, type) && samples.some((event) => standing(from).can(event)),
      );
      expect(taken.map(([type]) => type)).toEqual([]);
    });
  });
}

const typeOf = (when: string | AnyEventObject) => (typeof when === 'string' ? when : when.type);
const nameOf = ([from, when, to]: Row) =>
  `${from || 'first'}: ${typeOf(when).replace(/^xstate\.(done|error|after)\.(actor\.)?/, '$1 ')} ${to === null ? 'is refused' : `→ ${to}`}`;

/** `a.b` as the value `{ a: 'b' }`. */
function valueOf(path: string): never {
  const [first = '', ...rest] = path.split('.');
  return (rest.length === 0 ? first : { [first]: valueOf(rest.join('.')) }) as never;
}

function leavesIn({ value }: AnyMachineSnapshot): string[] {
  const below = (part: unknown): string[] =>
    typeof part === 'string'
      ? [part]
      : Object.entries(part as object).flatMap(([key, child]) => [
          ...below(child).map((leaf) => `${key}.${leaf}`),
          ...(below(child).length === 0 ? [key] : []),
        ]);
  return below(value);
}

/** A timer is named by its delay alone: the current state determines which state started it. */
function eventIn(before: AnyMachineSnapshot, when: string | AnyEventObject): never {
  const event = typeof when === 'string' ? { type: when } : when;
  if (!event.type.startsWith('xstate.after.')) return event as never;
  const types: string[] = before.machine.events;
  return { type: types.find((type) => type.startsWith(`${event.type}.`) && before.can({ type } as never)) ?? event.type } as never;
}
