import type { Screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import type { ActorOptions, AnyEventObject, AnyMachineSnapshot, AnyStateMachine, InputFrom, SnapshotFrom } from 'xstate';
import type { FlowEvent, LeafPath } from '../../packages/flows/flow.ts';

/**
 * What the view under test runs on. Views that start their chart themselves get it from `staged-react.ts`; others take it as their provider's props.
 */
export type Scene<M extends AnyStateMachine> = { machine: M; input: InputFrom<M>; options: Pick<ActorOptions<M>, 'clock' | 'inspect'> };

/** The user action that makes the view send the event, in these innermost states; `send` is for states in which it comes from elsewhere. */
export type Gesture<Event> = (user: UserEvent, screen: Screen, event: Event, leaves: string[], send: (event: Event) => Promise<void>) => Promise<void> | void;

/** An event that no user action causes in this view: the browser, the server or another view sends it, so the harness does. */
export type FromElsewhere = { from: string };
/** An event that the view sends automatically in an innermost state, which is left right away; the next state is its look. */
export type FromView = { on: string; byView: string };

export const fromElsewhere = (reason: string): FromElsewhere => ({ from: reason });
export const fromView = (on: string, reason: string): FromView => ({ on, byView: reason });

/** Throws if a state isn't visible, like a `getBy…` query. */
export type Look = (screen: Screen) => unknown;
/** A state that isn't visible, and why. */
export type Unseen = { unseen: string };

export const unseen = (reason: string): Unseen => ({ unseen: reason });

export type ViewPlan<M extends AnyStateMachine> = {
  view(scene: Scene<M>): ReactElement;
  /** One for each event of the chart: a new event doesn't compile until it has one. */
  gestures: { [Type in FlowEvent<M>['type']]: Gesture<Extract<FlowEvent<M>, { type: Type }>> | FromElsewhere | FromView };
  /** One for each innermost state: a new state doesn't compile until it has a look. */
  shows: Record<LeafPath<M>, Look | Unseen>;
  /** Innermost states that look the same on purpose, and why. Any other two of one region must have different looks. */
  alike?: [states: LeafPath<M>[], reason: string][];
  /**
   * What the chart would accept but nobody can do there, such as choosing the current choice: no path goes there. The rest must still take every
   * transition.
   */
  cannot?: (event: FlowEvent<M>, before: SnapshotFrom<M>) => boolean;
};

/** A plan without the types of its chart, for the harness. */
export type AnyPlan = {
  view(scene: Scene<AnyStateMachine>): ReactElement;
  gestures: Record<string, Gesture<AnyEventObject> | FromElsewhere | FromView | undefined>;
  shows: Record<string, Look | Unseen | undefined>;
  alike?: [states: string[], reason: string][];
  cannot?: (event: AnyEventObject, before: AnyMachineSnapshot) => boolean;
};
