import type { Screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import type { ActorOptions, AnyEventObject, AnyMachineSnapshot, AnyStateMachine, InputFrom, SnapshotFrom } from 'xstate';
import type { FlowEvent, LeafPath } from '../../packages/flows/flow.ts';

/** What the view under test runs on. Views that start their chart themselves get it by `staged-react.ts`; others take it as their provider's props. */
export type Scene<M extends AnyStateMachine> = { machine: M; input: InputFrom<M>; options: Pick<ActorOptions<M>, 'clock' | 'inspect'> };

/** What a person does so that the view sends the event, in these innermost states; `send` is for the states in which it comes from elsewhere. */
export type Gesture<Event> = (user: UserEvent, screen: Screen, event: Event, leaves: string[], send: (event: Event) => void) => Promise<void> | void;

/** An event that no person makes in this view: the browser, the server or another view sends it, so the harness does. */
export type FromElsewhere = { from: string };
/** An event the view sends itself on reaching an innermost state, which is passed through at once; what the state leads to is its look. */
export type FromView = { on: string; byView: string };

export const fromElsewhere = (reason: string): FromElsewhere => ({ from: reason });
export const fromView = (on: string, reason: string): FromView => ({ on, byView: reason });

/** Throws where a state does not show itself, as a `getBy…` query does. */
export type Look = (screen: Screen) => unknown;
/** A state that nobody has to see, and why. */
export type Unseen = { unseen: string };

export const unseen = (reason: string): Unseen => ({ unseen: reason });

export type ViewPlan<M extends AnyStateMachine> = {
  view(scene: Scene<M>): ReactElement;
  /** One for each event of the chart: a new event does not compile until someone can make it. */
  gestures: { [Type in FlowEvent<M>['type']]: Gesture<Extract<FlowEvent<M>, { type: Type }>> | FromElsewhere | FromView };
  /** One for each innermost state: a new state does not compile until it is said what the person sees of it. */
  shows: Record<LeafPath<M>, Look | Unseen>;
  /** Innermost states that look the same on purpose, and why. Any other two of one region must be told apart by what they show. */
  alike?: [states: LeafPath<M>[], reason: string][];
  /** What the chart would take but nobody can do there, such as choosing what is chosen: no path goes there. The rest must still take every transition. */
  cannot?: (event: FlowEvent<M>, before: SnapshotFrom<M>) => boolean;
};

/** A plan without the types of its chart, as the harness reads it. */
export type AnyPlan = {
  view(scene: Scene<AnyStateMachine>): ReactElement;
  gestures: Record<string, Gesture<AnyEventObject> | FromElsewhere | FromView | undefined>;
  shows: Record<string, Look | Unseen | undefined>;
  alike?: [states: string[], reason: string][];
  cannot?: (event: AnyEventObject, before: AnyMachineSnapshot) => boolean;
};
