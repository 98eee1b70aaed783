import type { AnyStateMachine, ContextFrom, EventFrom, InputFrom, OutputFrom, StateMachine } from 'xstate';

/** Every state of a chart by its dotted path, such as `code.entering`; compound and parallel states too. */
export type StatePath<M extends AnyStateMachine> = PathsIn<SchemaOf<M>>;

/** Every innermost state of a chart by its dotted path. */
export type LeafPath<M extends AnyStateMachine> = LeavesIn<SchemaOf<M>>;

/** The events a person, a callback actor or another chart may send; the chart's own (`xstate.…`) are the harness's. */
export type FlowEvent<M extends AnyStateMachine> = Exclude<EventFrom<M>, { type: `xstate.${string}` }>;

/** What an invoked actor may come back with: `done` outputs, `error` causes, and for actors one watches by `onSnapshot`, `snapshot`s. */
export type Answers<Output = unknown> = { done?: Output[]; error?: unknown[]; snapshot?: unknown[] };

/** Answers by actor name, exhaustive by type; a key that is an invoke's `id` overrides those of its `src` in that place alone. */
export type ActorSamples<M extends AnyStateMachine> = { [Src in ActorOf<M>['src']]: Answers<OutputFrom<Extract<ActorOf<M>, { src: Src }>['logic']>> } & {
  [invokeId: string]: Answers;
};

/** All that is needed to walk a chart: a new event, actor or state does not compile until it is sampled here. */
export type Fixtures<M extends AnyStateMachine> = {
  /** One walk from the initial state for each named input. */
  inputs: Record<string, InputFrom<M>>;
  /** The samples of each event; two samples of one type where a guard tells them apart. */
  events: { [Type in FlowEvent<M>['type']]: Extract<FlowEvent<M>, { type: Type }>[] };
  actors: ActorSamples<M>;
  /** The part of the context that guards and delays read, and of that only what has few values: two states with the same value and projection are one. */
  project(context: ContextFrom<M>): unknown;
  /** Each input takes a transition out of a state, with a sample, to a state once, not once for every projected context: for a chart that keeps much which few guards read. */
  takesEachWayOnce?: true;
  /** So many states are walked through whichever way they are come to; `onPassed` hears where there are more. Without it, a chart with too many is an error. */
  most?: { states: number; onPassed: () => void };
};

/** A chart with what makes it reviewable and testable: its reasons, the meaning of each state, and samples to walk it with. */
export interface Flow<M extends AnyStateMachine = AnyStateMachine> {
  /** The file name under flows/, and the chart's `id`. */
  id: string;
  /** The part of the product that it is of. */
  area: string;
  /** A lifecycle of a record, which no page runs. */
  runsOn?: 'server';
  title: string;
  purpose: string;
  /** The machine's file, from the project's root. */
  source: string;
  /** What each state means to the person in it. */
  states: Record<StatePath<M>, string>;
  machine: M;
  fixtures: Fixtures<M>;
}

type ActorOf<M> = M extends StateMachine<any, any, any, infer Actor, any, any, any, any, any, any, any, any, any, any, any> ? Actor : never;
type SchemaOf<M> = M extends StateMachine<any, any, any, any, any, any, any, any, any, any, any, any, any, infer Schema, any> ? Schema : never;
type PathsIn<Schema> = Schema extends { states: infer States }
  ? { [K in keyof States & string]: K | (States[K] extends { states: object } ? `${K}.${PathsIn<States[K]>}` : never) }[keyof States & string]
  : never;
type LeavesIn<Schema> = Schema extends { states: infer States }
  ? { [K in keyof States & string]: States[K] extends { states: object } ? `${K}.${LeavesIn<States[K]>}` : K }[keyof States & string]
  : never;
