import type {
  ActorLogic,
  ActorOptions,
  AnyActorLogic,
  AnyActorRef,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  InspectionEvent,
  Snapshot,
} from 'xstate';
import { transitionId } from '../chart.ts';

type Clock = NonNullable<ActorOptions<AnyActorLogic>['clock']>;
type Answer = { type: 'waymark.answered'; snapshot: Snapshot<unknown> };

/** An actor that does nothing until it gets its result, and then ends synchronously: without promises or timers, a replay needs no waiting. */
export const awaitAnswer: ActorLogic<Snapshot<unknown>, Answer | AnyEventObject> = {
  getInitialSnapshot: () => ({ status: 'active', output: undefined, error: undefined }),
  transition: (snapshot, event) => (event.type === 'waymark.answered' ? (event as Answer).snapshot : snapshot),
  getPersistedSnapshot: (snapshot) => snapshot,
};

/** A chart caches what it computes about its states, so there is one copy for all walks. */
const deferring = new WeakMap<AnyStateMachine, AnyStateMachine>();

/** The chart with every call deferred and every action with side effects removed. Changes of the context remain. */
export function withDeferredCalls<M extends AnyStateMachine>(machine: M): M {
  const made = (deferring.get(machine) as M | undefined) ?? deferred(machine);
  deferring.set(machine, made);
  return made;
}

function deferred<M extends AnyStateMachine>(machine: M): M {
  const { actors, actions } = machine.implementations;
  const outside = Object.entries(actions).filter(([, action]) => !(typeof action === 'function' && 'resolve' in action));
  return machine.provide({
    actors: Object.fromEntries(Object.keys(actors).map((src) => [src, awaitAnswer as AnyActorLogic])),
    actions: Object.fromEntries(outside.map(([name]) => [name, () => {}])),
  }) as M;
}

/**
 * The environment of a replayed chart: pass `clock` and `inspect` to the actor, then drive it with `happen`. Its clock stands still, and a timer fires when the
 * walk says so: with parallel regions, a walk may take a long timer before a short one.
 */
export class Stage {
  /** The IDs of all transitions taken so far. */
  readonly taken = new Set<string>();
  readonly #timers = new Map<number, { run: () => void; type: string }>();
  #lastTimer = 0;
  #root: AnyActorRef | null = null;

  readonly clock: Clock = {
    setTimeout: (run) => {
      // The scheduler records the event right before it sets the timer, so the last recorded event belongs to this timer.
      const scheduled = Object.values(this.actor.system.getSnapshot()._scheduledEvents).at(-1);
      this.#timers.set(++this.#lastTimer, { run, type: scheduled?.event.type ?? '' });
      return this.#lastTimer;
    },
    clearTimeout: (timer) => void this.#timers.delete(timer),
  };

  readonly inspect = (event: InspectionEvent): void => {
    if (event.type === '@xstate.actor') this.#root ??= event.actorRef as AnyActorRef;
    if (event.type === '@xstate.microstep' && event.actorRef === this.#root)
      for (const transition of event._transitions) this.taken.add(transitionId(transition));
  };

  /** The actor that runs the chart. */
  get actor(): AnyActorRef {
    if (!this.#root) throw new Error('the chart was not started with this stage');
    return this.#root;
  }

  get snapshot(): AnyMachineSnapshot {
    return this.actor.getSnapshot();
  }

  /** Executes one step of a walk: a call returns, a timer fires, or an event arrives. Throws if the call or the timer isn't running. */
  happen(event: AnyEventObject): void {
    if (event.type.startsWith('xstate.after.')) return this.#ring(event.type);
    const call = /^xstate\.(done\.actor|error\.actor|snapshot)\.(.+)$/.exec(event.type);
    if (!call) return this.actor.send(event);
    const child = this.snapshot.children[call[2] ?? ''];
    if (!child) throw new Error(`nothing named "${call[2]}" is running`);
    child.send({ type: 'waymark.answered', snapshot: answerOf(event) });
  }

  #ring(type: string): void {
    const [timer, due] = [...this.#timers].find(([, { type: set }]) => set === type) ?? [];
    if (timer === undefined || !due) throw new Error(`no timer is set for ${type}`);
    this.#timers.delete(timer);
    due.run();
  }
}

function answerOf(event: AnyEventObject): Snapshot<unknown> {
  if (event.type.startsWith('xstate.done.')) return { status: 'done', output: event.output, error: undefined };
  if (event.type.startsWith('xstate.error.')) return { status: 'error', output: undefined, error: event.error };
  return { status: 'active', output: undefined, error: undefined, ...event.snapshot };
}
