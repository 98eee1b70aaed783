import { type AnyMachineSnapshot, createActor, type InspectionEvent } from 'xstate';
import { leavesOf, transitionId } from '../../packages/flows/chart.ts';
import { hearCharts } from './chartFeed.ts';

/**
 * Told of each step of each chart in the page: the chart's id, the transitions it took (named as `transitionId` does) and the innermost states it is
 * in then. No event, context, input or answer is handed out, so nothing of a person is either.
 */
export type ChartWatcher = (chart: string, taken: string[], states: string[]) => void;

/**
 * Has the watcher told of every chart that starts from now on. Whoever drives a browser puts a `waymarkWatch` on the window before the page's code
 * runs, as the journeys do; without one this module is not even loaded. @returns what ends it
 */
export function watchCharts(watcher: ChartWatcher): () => void {
  return hearCharts((news) => {
    if (news.type !== 'started') return tell(watcher, news);
    // What a chart goes through on being made is over by then, so it is made once more, never to run.
    createActor(news.actor.logic, { input: news.actor.options.input, inspect: (event) => tell(watcher, event) });
  });
}

function tell(watcher: ChartWatcher, event: InspectionEvent): void {
  if (event.type !== '@xstate.microstep' && event.type !== '@xstate.snapshot') return;
  if (!('machine' in event.snapshot)) return;
  const snapshot = event.snapshot as AnyMachineSnapshot;
  watcher(snapshot.machine.id, event.type === '@xstate.microstep' ? event._transitions.map(transitionId) : [], leavesOf(snapshot));
}
