import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { happeningOf, pathOf, statesOf } from '../chart.ts';
import type { Answers, Fixtures, Flow } from '../flow.ts';
import { pathsOf } from '../paths/walk.ts';
import { nameOf } from '../words.ts';
import { contained } from './contain.ts';
import { Findings } from './findings.ts';
import { projected } from './project.ts';

/** Information about a machine that can't be derived from it. All of it is optional. */
export interface Samples {
  /** Named inputs. Walks start with each of them. */
  inputs?: Record<string, unknown>;
  /** Payloads by event type, with or without their `type`. */
  events?: Record<string, object[]>;
  /** The possible results of an actor, by its ID or name. */
  actors?: Record<string, Answers>;
}

/** A machine as a flow that can be walked, and the findings of the walk. */
export interface Derived {
  flow: Flow;
  findings: Findings;
  /** Event types, and results as `NAME answers`, whose samples were generated from what guards and actions read. */
  madeUp: Map<string, string[]>;
  /** Whether the chart has more states than the limit. */
  isCut: () => boolean;
}

/** How many states of a chart are distinguished by what its guards read. */
const MOST = 250;
/** Walking shows what guards read. With samples for that, the next walk gets further. */
const PROBE = { rounds: 4, most: 60 };

/**
 * Derives everything that is needed to walk a machine from the machine itself: its events from its configuration, payloads from what guards and actions read,
 * and the part of the context that guards read.
 * @param name the chart's name, if the machine has no ID
 * @param source the machine's file, to show to readers of the chart
 * @throws Error if the machine can't start without an input and none was given
 */
export function flowOf(machine: AnyStateMachine, name: string, source: string, samples: Samples = {}): Derived {
  const id = (machine.id === '(machine)' ? name : machine.id).replace(/[^\w-]+/g, '_');
  const findings = new Findings();
  const safe = contained(machine, findings);
  const madeUp = new Map<string, string[]>();
  let passed = false;
  const flowWith = (isProbe: boolean): Flow => ({
    id,
    area: 'charts',
    title: nameOf(id),
    purpose: machine.config.description ?? '',
    source,
    states: meaningsOf(machine),
    machine: safe,
    fixtures: fixturesOf(safe, findings, samples, madeUp, { isProbe, onPassed: () => (passed = true) }),
  });
  let known = -1;
  for (let round = 0; round < PROBE.rounds && known !== size(findings); round++) {
    known = size(findings);
    pathsOf(flowWith(true));
  }
  passed = false;
  const first = findings.failures.get('the first context ');
  if (first && samples.inputs === undefined)
    throw new Error(`${id} does not start without an input: ${first.message}. Give one: { "inputs": { "start": … } } in the file of --events.`);
  findings.failures.clear();
  return { flow: flowWith(false), findings, madeUp, isCut: () => passed };
}

/** A probe only finds out what is read. Its paths aren't used. */
type Walking = { isProbe: boolean; onPassed: () => void };

const size = ({ context, payloads }: Findings): number => context.size + payloads.values().reduce((sum, paths) => sum + paths.size, 0);

function fixturesOf(
  machine: AnyStateMachine,
  findings: Findings,
  samples: Samples,
  madeUp: Map<string, string[]>,
  { isProbe, onPassed }: Walking,
): Fixtures<AnyStateMachine> {
  const types = machine.events.filter((type) => !type.startsWith('xstate.'));
  const events = Object.fromEntries(types.map((type) => [type, eventsOf(type)]));
  const actors: Record<string, Answers> = {};
  for (const node of [machine.root, ...statesOf(machine)]) {
    for (const { id, src, onSnapshot } of node.invoke) {
      const given = samples.actors?.[id] ?? samples.actors?.[String(src)];
      actors[id] = given ?? {
        done: answersOf(id),
        error: [new Error(`${src} failed`)],
        ...(onSnapshot ? { snapshot: [{ status: 'active', context: {} }] } : {}),
      };
    }
  }

  function eventsOf(type: string): AnyEventObject[] {
    const given = samples.events?.[type];
    if (given) return given.map((payload) => ({ ...payload, type }));
    if (type.includes('*')) return [{ type: type === '*' ? 'anything' : type.replace('*', 'anything') }];
    return payloadsOf(type, type).map((payload) => ({ ...payload, type }));
  }

  function answersOf(id: string): unknown[] {
    const type = `xstate.done.actor.${id}`;
    const payloads = payloadsOf(type, happeningOf(machine, type));
    return payloads.map(({ output }) => output);
  }

  /** Several payloads if guards read them, so that each guard can pass and fail; without anything that is read, an empty one. */
  function payloadsOf(type: string, title: string): Record<string, unknown>[] {
    const read = findings.payloads.get(type);
    if (!read) return [{}];
    const paths = [...read.keys()];
    const inner = paths.filter((path) => !paths.some((other) => other.startsWith(`${path}.`)));
    madeUp.set(title, inner);
    // What an action reads may affect a guard later, through the context.
    const isDecided = read.values().some(Boolean) || findings.context.size > 0;
    return [...(isDecided ? VALUES : VALUES.slice(0, 1)), ...(isProbe ? [{}] : [])].map((value) => payloadWith(inner, value));
  }

  return {
    inputs: samples.inputs ?? { start: undefined },
    events,
    actors,
    project: (context: AnyMachineSnapshot['context']) => projected(context, findings.context),
    takesEachWayOnce: true,
    most: { states: isProbe ? PROBE.most : MOST, onPassed },
  };
}

/** Sample values for a payload that no one has described. */
const VALUES = ['text@example.com', true, 0, 1_000, []];

/** `{ output: { isValid: value } }` for `output.isValid`. */
function payloadWith(paths: readonly string[], value: unknown): Record<string, unknown> {
  const payload: Record<string, unknown> = {};
  for (const path of paths) {
    const names = path.split('.');
    let at = payload;
    for (const name of names.slice(0, -1)) at = (at[name] ??= {}) as Record<string, unknown>;
    at[names.at(-1) as string] = value;
  }
  return payload;
}

/** The states of a machine by path, with their descriptions. */
function meaningsOf(machine: AnyStateMachine): Record<string, string> {
  return Object.fromEntries(
    statesOf(machine).map((node) => {
      const meta = node.meta as { description?: unknown } | undefined;
      return [pathOf(node), node.description ?? (typeof meta?.description === 'string' ? meta.description : '')];
    }),
  );
}
