import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { Flow } from '../flow.ts';

/** The results and timers generated for a flow, so that each is the same object every time. */
const made = new WeakMap<Flow, Map<string, AnyEventObject[]>>();

/** Everything that may happen in a state: each sampled event, each result of the running calls, each timer. Only what the chart accepts there. */
export function eventsIn(flow: Flow, snapshot: AnyMachineSnapshot): AnyEventObject[] {
  if (snapshot.status !== 'active') return [];
  const { _nodes: nodes } = snapshot;
  const answers = nodes.flatMap((node) =>
    node.invoke.flatMap((call) => once(flow, `${call.id} by ${String(call.src)}`, () => answersOf(flow, call.id, String(call.src)))),
  );
  const timers = nodes.flatMap((node) =>
    once(flow, `after ${node.id}`, () => [...new Set(node.after.map((timer) => timer.eventType))].map((type) => ({ type }))),
  );
  const owned = new Set(nodes.flatMap((node) => node.ownEvents));
  const hasWildcard = [...owned].some((type) => type.endsWith('*'));
  const events = Object.entries(flow.fixtures.events).flatMap(([type, samples]) => (hasWildcard || owned.has(type) ? samples : []));
  return [...events, ...answers, ...timers].filter((event) => snapshot.can(event));
}

/** The samples of one event, from a person, another chart, or a timer, whether or not a state accepts them. */
export function samplesOf(flow: Flow, type: string): AnyEventObject[] {
  if (type.startsWith('xstate.after.')) return [{ type }];
  return (flow.fixtures.events as Record<string, AnyEventObject[] | undefined>)[type] ?? [];
}

function once(flow: Flow, key: string, make: () => AnyEventObject[]): AnyEventObject[] {
  const known = made.get(flow) ?? new Map<string, AnyEventObject[]>();
  made.set(flow, known);
  const events = known.get(key) ?? make();
  known.set(key, events);
  return events;
}

function answersOf({ id: flowId, fixtures }: Flow, id: string, src: string): AnyEventObject[] {
  const samples = fixtures.actors[id] ?? fixtures.actors[src];
  if (!samples) throw new Error(`${flowId}: no samples for the answers of "${id}" (${src})`);
  return [
    ...(samples.done ?? []).map((output) => ({ type: `xstate.done.actor.${id}`, output, actorId: id })),
    ...(samples.error ?? []).map((error) => ({ type: `xstate.error.actor.${id}`, error, actorId: id })),
    ...(samples.snapshot ?? []).map((snapshot) => ({ type: `xstate.snapshot.${id}`, snapshot })),
  ];
}

const texts = new WeakMap<AnyEventObject, string>();

/** The sample of an event as text, cached per object. */
export function eventText(event: AnyEventObject): string {
  const text = texts.get(event) ?? sampleText(event);
  texts.set(event, text);
  return text;
}

/** A sample as JSON, with errors as name and message, and files as name, type, and size. */
export function sampleText(sample: unknown): string {
  return JSON.stringify(sample, (_, value) => {
    if (value instanceof Error) return { ...value, error: value.name, message: value.message };
    if (value instanceof Blob) return { file: value instanceof File ? value.name : '', type: value.type, size: value.size };
    if (value instanceof Map || value instanceof Set) return [...value];
    return value;
  });
}
