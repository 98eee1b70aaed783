import { type AnyEventObject, type AnyMachineSnapshot, transition } from 'xstate';
import { pathOf, transitionId } from '../../../packages/flows/chart.ts';
import { type FlowCount, pendingCounts } from './pending.ts';
import { RELEASE } from '../../release.ts';
import { dayOf } from './week.ts';

/**
 * Counts a step of a record's lifecycle that the server takes. It counts records rather than browsers, without country and device. It never makes the step
 * fail, and also counts a step whose transaction is rolled back.
 * @param before the chart in the record's state
 * @param records how many records take the step at the same time
 */
export function countStep(before: AnyMachineSnapshot, event: AnyEventObject, now: Date, records = 1): void {
  try {
    const [after] = transition(before.machine, before, event);
    const [was, is] = [statesIn(before), statesIn(after as AnyMachineSnapshot)];
    const add = adding(before, now, records);
    for (const taken of before.machine.getTransitionData(before, event)) add('taken', transitionId(taken));
    for (const state of is) if (!was.includes(state)) add('reached', state);
    for (const state of was) if (!is.includes(state)) add('left', state);
  } catch {
    // A step must not fail because it can't be counted.
  }
}

/** Counts a new record in the initial states of its chart. */
export function countBeginning(first: AnyMachineSnapshot, now: Date): void {
  const add = adding(first, now, 1);
  for (const state of statesIn(first)) add('reached', state);
}

const statesIn = ({ _nodes: nodes }: AnyMachineSnapshot): string[] => nodes.filter(({ parent }) => parent !== undefined).map(pathOf);

const adding =
  ({ machine }: AnyMachineSnapshot, now: Date, records: number) =>
  (kind: FlowCount['kind'], name: string): void =>
    pendingCounts.add({
      day: dayOf(now),
      chart: machine.id,
      kind,
      name,
      release: RELEASE,
      countryId: 0,
      device: 'none',
      times: records,
      people: records,
      buckets: [],
    });
