import { type AnyEventObject, type AnyMachineSnapshot, initialTransition, transition } from 'xstate';
import { happeningOf, leavesOf } from '../chart.ts';
import type { Flow } from '../flow.ts';
import { withDeferredCalls } from '../paths/stage.ts';
import { eventsIn, sampleText } from '../paths/samples.ts';

/** A moment of a walk: the chart's states, its context, and what may happen next. */
export interface Moment {
  leaves: string[];
  /** As JSON, indented. */
  context: string;
  events: { type: string; label: string; sample: string; next: () => Moment }[];
}

/** The charts themselves, to walk with the fixtures' samples. */
export type Walkable = Record<string, { inputs: string[]; start: (input: string) => Moment }>;

export function walkable(flows: readonly Flow[]): Walkable {
  return Object.fromEntries(
    flows.map((flow) => [
      flow.id,
      {
        inputs: Object.keys(flow.fixtures.inputs),
        start: (input: string) => momentOf(flow, initialTransition(withDeferredCalls(flow.machine), flow.fixtures.inputs[input])[0] as AnyMachineSnapshot),
      },
    ]),
  );
}

function momentOf(flow: Flow, snapshot: AnyMachineSnapshot): Moment {
  return {
    leaves: leavesOf(snapshot),
    context: JSON.stringify(JSON.parse(sampleText(snapshot.context) ?? 'null'), null, 2),
    events: eventsIn(flow, snapshot).map((event) => ({
      type: event.type,
      label: happeningOf(flow.machine, event.type),
      sample: sampleText(withoutType(event)),
      next: () => momentOf(flow, transition(withDeferredCalls(flow.machine), snapshot, event)[0] as AnyMachineSnapshot),
    })),
  };
}

function withoutType(event: AnyEventObject): object {
  const { type: _type, actorId: _actorId, ...payload } = event;
  return payload;
}
