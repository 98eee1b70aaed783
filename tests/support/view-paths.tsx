import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { afterAll, describe, expect, test } from 'vitest';
import { type AnyEventObject, type AnyMachineSnapshot, type AnyStateMachine, getNextSnapshot } from 'xstate';
import { leavesOf } from '../../packages/flows/chart.ts';
import type { Flow } from '../../packages/flows/flow.ts';
import { coveringPaths } from '../../packages/flows/paths/cover.ts';
import { pathIds } from '../../packages/flows/paths/identity.ts';
import { coverage } from '../../packages/flows/paths/replay.ts';
import { Stage } from '../../packages/flows/paths/stage.ts';
import { difference } from '../../packages/flows/paths/difference.ts';
import { leavesToReach, type Path, pathsOf } from '../../packages/flows/paths/walk.ts';
import { coveredAsCommitted, recordCovered } from './covered.ts';
import { LookAlikes } from './look-alikes.ts';
import { withLiveCharts } from './live-charts.ts';
import { noteScreen, writeScreens } from './screens.ts';
import { stage as putOnStage } from './staged-react.ts';
import type { AnyPlan, ViewPlan } from './view-plan.ts';

/**
 * Drives the generated paths of a chart through its rendered view, `viewPaths(flow)({ view, gestures, shows })`: one gesture per event, calls
 * answered and timers ended by the harness. After each step, the chart must be where the pure chart predicts, and the view must show it. Together the
 * paths must take every transition, show every innermost state, and let no two of them look the same; what they took must match flows/covered.json.
 * The test file needs `@vitest-environment jsdom`. In two calls so that the chart types the plan.
 */
export function viewPaths<M extends AnyStateMachine>(flow: Flow<M>): (plan: ViewPlan<M>) => void {
  return (plan) => drive(flow, plan as unknown as AnyPlan);
}

function drive(flow: Flow, plan: AnyPlan): void {
  const every = pathsOf(flow, (event, before) => !plan.cannot?.(event, before));
  // As many as needed to take every transition and show every state; WAYMARK_PATHS=every drives them all, which takes minutes.
  const paths = process.env.WAYMARK_PATHS === 'every' ? every : coveringPaths(flow, every);
  const ids = pathIds(flow, every);
  const taken = new Set<string>();
  const shown = new Set<string>();
  const machine = withLiveCharts(flow.machine);
  const alikes = new LookAlikes(flow.machine, plan);
  const covered = () => coverage(flow, [{ taken: [[...taken]], failure: null }]);

  afterAll(() => writeScreens(flow.id));

  describe(`the view of ${flow.id}`, () => {
    test.each(paths.map((path) => ({ id: ids[every.indexOf(path)], path, end: endOf(path) })))('$id ends in $end', async ({ path }) => {
      const stage = new Stage();
      const { clock, inspect } = stage;
      const scene = { machine, input: flow.fixtures.inputs[path.input], options: { clock, inspect } };
      const user = userEvent.setup({ delay: null });
      const arrived = async (expected: AnyMachineSnapshot, step: string) => {
        const settled = settledBy(flow, plan, expected);
        await waitFor(() => isWhere(difference(flow, settled, stage.snapshot), step));
        const leaves = leavesOf(stage.snapshot);
        for (const leaf of new Set([...leaves, ...leavesOf(expected)])) {
          await showsState(plan, leaf, step);
          shown.add(leaf);
        }
        alikes.note(leaves);
        await noteScreen(flow.id, leaves);
      };
      putOnStage(scene);
      render(plan.view(scene));
      await arrived(path.initial, 'at the start');
      for (const [index, { event, expected }] of path.steps.entries()) {
        await happen(plan, stage, user, event);
        await arrived(expected, `step ${index + 1}, ${event.type}`);
      }
      for (const id of stage.taken) taken.add(id);
    });

    test('takes every transition and shows every innermost state, each with its own look', () => {
      const silent = leavesToReach(flow).filter((state) => !shown.has(state));
      expect({ transitions: covered().missed, states: silent, alike: alikes.found(plan.alike) }).toEqual({ transitions: [], states: [], alike: [] });
    });

    test('covers the same as flows/covered.json; update it with `npm run flows`', () => {
      const { taken: now } = covered();
      // Charts of tests aren't in the atlas.
      const isDrawn = flow.source.startsWith('src/');
      const committed = !isDrawn || recordCovered(flow.id, 'view', now) ? now : coveredAsCommitted(flow.id, 'view');
      expect(committed).toEqual(now);
    });
  });
}

/** One step of a path: a gesture if a person causes the event, nothing if the view already did, otherwise the harness. */
async function happen(plan: AnyPlan, stage: Stage, user: UserEvent, event: AnyEventObject): Promise<void> {
  const gesture = plan.gestures[event.type];
  // Awaited, because a component whose code loads with the event suspends, and would never continue in a synchronous `act`.
  const send = (sent: AnyEventObject) => act(async () => stage.happen(sent));
  if (typeof gesture === 'function') await gesture(user, screen, event, leavesOf(stage.snapshot), send);
  else if (!gesture || 'from' in gesture) await send(event);
}

/** Where the chart settles once the view has sent its automatic events. */
function settledBy(flow: Flow, plan: AnyPlan, expected: AnyMachineSnapshot): AnyMachineSnapshot {
  const samples: AnyEventObject[] = Object.values(flow.fixtures.events).flat();
  const next = samples.find((event) => {
    const gesture = plan.gestures[event.type];
    return gesture && 'byView' in gesture && leavesOf(expected).includes(gesture.on) && expected.can(event);
  });
  return next ? getNextSnapshot(flow.machine, expected, next) : expected;
}

function isWhere(difference: string | null, step: string): void {
  if (difference !== null) throw new Error(`${step}: ${difference}`);
}

async function showsState(plan: AnyPlan, state: string, step: string): Promise<void> {
  const look = plan.shows[state];
  if (!look) throw new Error(`no look for ${state}`);
  if (typeof look !== 'function') return;
  await waitFor(() => {
    try {
      look(screen);
    } catch (error) {
      throw new Error(`${step}: the view does not show ${state}: ${String(error)}`, { cause: error });
    }
  });
}

function endOf({ initial, steps }: Path): string {
  return leavesOf(steps.at(-1)?.expected ?? initial).join(' + ');
}
