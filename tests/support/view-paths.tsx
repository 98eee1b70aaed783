import { act, cleanup, render, type Screen, screen, waitFor } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import type { ActorOptions, AnyEventObject, AnyStateMachine, InputFrom } from 'xstate';
import { leavesOf } from '../../src/machines/chart.ts';
import type { Flow, FlowEvent, StatePath } from '../../src/machines/flow.ts';
import { coveringPaths } from '../../tools/flows/paths/cover.ts';
import { pathIds } from '../../tools/flows/paths/identity.ts';
import { coverage } from '../../tools/flows/paths/replay.ts';
import { Stage, withDeferredCalls } from '../../tools/flows/paths/stage.ts';
import { difference, leavesToReach, type Path, pathsOf } from '../../tools/flows/paths/walk.ts';
import { coveredAsCommitted, recordCovered } from './covered.ts';

/** What the view under test must run on: give all three to its provider, `<Login.Provider logic={machine} options={{ ...options, input }}>`. */
export type Scene<M extends AnyStateMachine> = { machine: M; input: InputFrom<M>; options: Pick<ActorOptions<M>, 'clock' | 'inspect'> };

/** What a person does so that the view sends the event; `send` is for events that no person makes, such as a callback actor's. */
export type Gesture<Event> = (user: UserEvent, screen: Screen, event: Event, send: (event: Event) => void) => Promise<void> | void;

export type ViewPlan<M extends AnyStateMachine> = {
  view(scene: Scene<M>): ReactElement;
  /** One for each event of the chart: a new event does not compile until someone can make it. */
  gestures: { [Type in FlowEvent<M>['type']]: Gesture<Extract<FlowEvent<M>, { type: Type }>> };
  /** Throws where a state does not show itself, as a `getBy…` query does; a state without an entry must stand in some element's `data-state`. A final state without one is not looked for. */
  shows?: Partial<Record<StatePath<M>, (screen: Screen) => void>>;
  /** `covering` drives only as many paths as it takes to take every transition and reach every state; for charts with very many paths. */
  paths?: 'every' | 'covering';
};

/**
 * Drives the generated paths of a chart through its rendered view, `viewPaths(flow)({ view, gestures })`: one gesture per event, calls answered
 * and timers ended by the harness. After each step the chart must be where the pure chart says and the view must show it. Together they must
 * take every transition and show every innermost state; what they took must be what flows/covered.json says. The test file needs
 * `@vitest-environment jsdom`. In two calls so that the chart types the plan.
 */
export function viewPaths<M extends AnyStateMachine>(flow: Flow<M>): (plan: ViewPlan<M>) => void {
  return (plan) => drive(flow, plan as unknown as AnyPlan);
}

type AnyPlan = Omit<ViewPlan<AnyStateMachine>, 'gestures'> & { gestures: Record<string, Gesture<AnyEventObject> | undefined> };

function drive(flow: Flow, plan: AnyPlan): void {
  const every = pathsOf(flow);
  const paths = plan.paths === 'covering' ? coveringPaths(flow, every) : every;
  const ids = pathIds(flow, every);
  const taken = new Set<string>();
  const shown = new Set<string>();
  const covered = () => coverage(flow, [{ taken: [[...taken]], failure: null }]);

  afterEach(cleanup);

  describe(`the view of ${flow.id}`, () => {
    test.each(paths.map((path) => ({ id: ids[every.indexOf(path)], path, end: endOf(path) })))('$id ends in $end', async ({ path }) => {
      const stage = new Stage();
      const { clock, inspect } = stage;
      const user = userEvent.setup();
      render(plan.view({ machine: withDeferredCalls(flow.machine), input: flow.fixtures.inputs[path.input], options: { clock, inspect } }));
      await showsState(stage, plan.shows, shown);
      for (const [index, { event, expected }] of path.steps.entries()) {
        const gesture = plan.gestures[event.type];
        if (gesture) await gesture(user, screen, event, (sent) => act(() => stage.happen(sent)));
        else act(() => stage.happen(event));
        await waitFor(() => expect(difference(flow, expected, stage.snapshot), `step ${index + 1}, ${event.type}`).toBeNull());
        await showsState(stage, plan.shows, shown);
      }
      for (const id of stage.taken) taken.add(id);
    });

    test('takes every transition and shows every innermost state', () => {
      const silent = leavesToReach(flow).filter((state) => !shown.has(state));
      expect({ transitions: covered().missed, states: silent }).toEqual({ transitions: [], states: [] });
    });

    test.runIf(flow.source.startsWith('src/'))('covers what flows/covered.json says; `npm run flows` writes it', () => {
      const { taken: now } = covered();
      const committed = recordCovered(flow.id, 'view', now) ? now : coveredAsCommitted(flow.id, 'view');
      expect(committed).toEqual(now);
    });
  });
}

function endOf({ initial, steps }: Path): string {
  return leavesOf(steps.at(-1)?.expected ?? initial).join(' + ');
}

async function showsState(stage: Stage, shows: Partial<Record<string, (screen: Screen) => void>> = {}, shown: Set<string>): Promise<void> {
  const { snapshot } = stage;
  for (const state of leavesOf(snapshot)) {
    const look = shows[state] ?? (snapshot.status === 'done' ? () => {} : findMark(state));
    await waitFor(() => look(screen));
    shown.add(state);
  }
}

function findMark(state: string): () => void {
  return () => {
    if (document.querySelector(`[data-state~="${state}"]`) === null) throw new Error(`the view does not show ${state}`);
  };
}
