import type { AnyStateMachine, ContextFrom, EventFrom, InputFrom, OutputFrom, StateMachine } from 'xstate';

/** All states of a chart by dotted path, such as `code.entering`, including compound and parallel states. */
export type StatePath<M extends AnyStateMachine> = PathsIn<SchemaOf<M>>;

/** All innermost states of a chart by dotted path. */
export type LeafPath<M extends AnyStateMachine> = LeavesIn<SchemaOf<M>>;

/** The events that a person, a callback actor, or another chart may send. XState's own (`xstate.…`) come from the test harness. */
export type FlowEvent<M extends AnyStateMachine> = Exclude<EventFrom<M>, { type: `xstate.${string}` }>;

/** The possible results of an invoked actor: `done` outputs, `error` causes, and `snapshot`s for actors watched with `onSnapshot`. */
export type Answers<Output = unknown> = { done?: Output[]; error?: unknown[]; snapshot?: unknown[] };

/** Results by actor name, exhaustive by type. The `id` of an invoke as key overrides the results of its `src` for that invoke only. */
export type ActorSamples<M extends AnyStateMachine> = { [Src in ActorOf<M>['src']]: Answers<OutputFrom<Extract<ActorOf<M>, { src: Src }>['logic']>> } & {
  [invokeId: string]: Answers;
};

/** Everything needed to walk a chart. A new event, actor, or state doesn't compile until it has a sample here. */
export type Fixtures<M extends AnyStateMachine> = {
  /** Walks start from the initial state for each named input. */
  inputs: Record<string, InputFrom<M>>;
  /** The samples of each event: two samples of a type if a guard distinguishes them. */
  events: { [Type in FlowEvent<M>['type']]: Extract<FlowEvent<M>, { type: Type }>[] };
  actors: ActorSamples<M>;
  /** The part of the context that guards and delays read, limited to properties with few values: two states with the same value and projection count as one. */
  project(context: ContextFrom<M>): unknown;
  /**
   * For each input, takes a transition from one state to another with a sample only once, instead of once per projected context. For charts with a large
   * context that few guards read.
   */
  takesEachWayOnce?: true;
  /**
   * Up to this many states are explored by every path. Beyond that, `onPassed` is called and only new transitions are followed. Without it, a chart with too
   * many states is an error.
   */
  most?: { states: number; onPassed: () => void };
};

/** A chart with everything that makes it reviewable and testable: its purpose, the meaning of each state, and samples to walk it with. */
export interface Flow<M extends AnyStateMachine = AnyStateMachine> {
  /** The file name in flows/, and the chart's `id`. */
  id: string;
  /** The area of the product it belongs to. */
  area: string;
  /** The lifecycle of a record, which runs on the server and not in a page. */
  runsOn?: 'server';
  title: string;
  purpose: string;
  /** The machine's file, relative to the project root. */
  source: string;
  /** What each state means to the user. */
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
