import { createActor } from 'xstate';
import { transitionId, transitionsOf } from '../chart.ts';
import type { Flow } from '../flow.ts';
import { Stage, withDeferredCalls } from './stage.ts';
import { difference } from './difference.ts';
import type { Path } from './walk.ts';

/** A path on a real actor: the transitions of each step, with those of the start first; and where it first went somewhere else, if it did. */
export type Replay = { taken: string[][]; failure: string | null };

/** Replays one path on a real actor whose calls return when the path says so. */
export function replay(flow: Flow, path: Path): Replay {
  const stage = new Stage();
  const { clock, inspect } = stage;
  const actor = createActor(withDeferredCalls(flow.machine), { input: flow.fixtures.inputs[path.input], clock, inspect });
  const taken: string[][] = [];
  let noted = '';
  const note = () => {
    taken.push([...stage.taken]);
    stage.taken.clear();
  };
  // Errors of a chart go to the observers. Without one, they would be thrown again outside of this call.
  actor.subscribe({ error: (error) => (noted = ` (${String(error)})`) });
  actor.start();
  note();
  let failure = difference(flow, path.initial, stage.snapshot);
  for (const [index, { event, expected }] of path.steps.entries()) {
    if (failure !== null) break;
    try {
      stage.happen(event);
      failure = difference(flow, expected, stage.snapshot);
    } catch (error) {
      failure = String(error);
    }
    note();
    if (failure !== null) failure = `step ${index + 1}, ${event.type}: ${failure}${noted}`;
  }
  actor.stop();
  return { taken, failure };
}

/** The transitions that some replays took, and those of the chart that none took, in the chart's order. */
export function coverage(flow: Flow, replays: Replay[]): { taken: string[]; missed: string[] } {
  const seen = new Set(replays.flatMap(({ taken }) => taken.flat()));
  const all = transitionsOf(flow.machine).map(transitionId);
  return { taken: all.filter((id) => seen.has(id)), missed: all.filter((id) => !seen.has(id)) };
}
