import type { AnyActorLogic, AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { withDeferredCalls } from '../../packages/flows/paths/stage.ts';

/** The chart with every call deferred, but with its child charts running, so that their views can render; the walk decides how each ends. */
export function withLiveCharts<M extends AnyStateMachine>(machine: M): M {
  const children = Object.entries(machine.implementations.actors).filter((entry): entry is [string, AnyStateMachine] => 'root' in (entry[1] as object));
  return withDeferredCalls(machine).provide({ actors: Object.fromEntries(children.map(([src, child]) => [src, endable(child)])) }) as M;
}

/** A chart that ends right away when the test answers for it. */
function endable(child: AnyStateMachine): AnyActorLogic {
  const machine = withLiveCharts(child);
  const transition = (snapshot: AnyMachineSnapshot, event: AnyEventObject, scope: never) =>
    event.type === 'waymark.answered' ? { ...snapshot, ...event.snapshot } : machine.transition(snapshot, event, scope);
  return Object.create(machine, { transition: { value: transition } }) as AnyActorLogic;
}
