import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { Flow } from '../../../src/machines/flow.ts';

/** Everything that may happen in a state: each sampled event, each answer of the running calls, each timer; and of those only what the chart takes. */
export function eventsIn(flow: Flow, snapshot: AnyMachineSnapshot): AnyEventObject[] {
  if (snapshot.status !== 'active') return [];
  const answers = snapshot._nodes.flatMap((node) => node.invoke.flatMap((call) => answersOf(flow, call.id, String(call.src))));
  const timers = snapshot._nodes.flatMap((node) => [...new Set(node.after.map((timer) => timer.eventType))].map((type) => ({ type })));
  return [...Object.values(flow.fixtures.events).flat(), ...answers, ...timers].filter((event) => snapshot.can(event));
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

/** A sample as text: JSON, in which an error is its name and message and a file its name, type and size. */
export function sampleText(sample: unknown): string {
  return JSON.stringify(sample, (_, value) => {
    if (value instanceof Error) return { ...value, error: value.name, message: value.message };
    if (value instanceof Blob) return { file: value instanceof File ? value.name : '', type: value.type, size: value.size };
    if (value instanceof Map || value instanceof Set) return [...value];
    return value;
  });
}
