import type { AnyStateMachine, ContextFrom, EventFrom, InputFrom, OutputFrom, StateMachine } from 'xstate';

/** All states of a chart by their dotted path, such as `code.entering`; compound and parallel states too. */
export type StatePath<M extends AnyStateMachine> = PathsIn<SchemaOf<M>>;

/** All innermost states of a chart by their dotted path. */
export type LeafPath<M extends AnyStateMachine> = LeavesIn<SchemaOf<M>>;

/** The events that a person, a callback actor or another chart may send; the chart's own (`xstate.…`) come from the test harness. */
export type FlowEvent<M extends AnyStateMachine> = Exclude<EventFrom<M>, { type: `xstate.${string}` }>;

/** What an invoked actor may report: `done` outputs, `error` causes, and `snapshot`s for actors watched with `onSnapshot`. */
export type Answers<Output = unknown> = { done?: Output[]; error?: unknown[]; snapshot?: unknown[] };

/** Answers by actor name, exhaustive by type; a key that is an invoke's `id` overrides those of its `src` in that place only. */
export type ActorSamples<M extends AnyStateMachine> = { [Src in ActorOf<M>['src']]: Answers<OutputFrom<Extract<ActorOf<M>, { src: Src }>['logic']>> } & {
  [invokeId: string]: Answers;
};

/** Everything needed to walk a chart: a new event, actor or state doesn't compile until it has a sample here. */
export type Fixtures<M extends AnyStateMachine> = {
  /** One walk from the initial state for each named input. */
  inputs: Record<string, InputFrom<M>>;
  /** The samples of each event; two samples of one type where a guard distinguishes them. */
  events: { [Type in FlowEvent<M>['type']]: Extract<FlowEvent<M>, { type: Type }>[] };
  actors: ActorSamples<M>;
  /**
   * The part of the context that guards and delays read, limited to what has few values: two states with the same value and projection count as one.
   */
  project(context: ContextFrom<M>): unknown;
  /**
   * For each input, takes a transition out of a state to a given state with a given sample once, instead of once per projected context. For charts
   * with a large context that few guards read.
   */
  takesEachWayOnce?: true;
  /** So many states are walked through whichever way they are come to; `onPassed` hears where there are more. Without it, a chart with too many is an error. */
  most?: { states: number; onPassed: () => void };
};

/** A chart with what makes it reviewable and testable: its purpose, the meaning of each state, and samples to walk it with. */
export interface Flow<M extends AnyStateMachine = AnyStateMachine> {
  /** The file name under flows/, and the chart's `id`. */
  id: string;
  /** The part of the product that it belongs to. */
  area: string;
  /** The lifecycle of a record, which no page runs. */
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
