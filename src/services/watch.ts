import { type AnyMachineSnapshot, createActor, type InspectionEvent } from 'xstate';
import { leavesOf, transitionId } from '../../packages/flows/chart.ts';
import { hearCharts } from './chartFeed.ts';

/**
 * Gets each step of each chart in the page: the chart's id, the transitions it took (named as in `transitionId`) and the innermost states it is in
 * then. No event, context, input or answer is passed, so no personal data is either.
 */
export type ChartWatcher = (chart: string, taken: string[], states: string[]) => void;

/**
 * Reports every chart that starts from now on to the watcher. Test drivers put a `waymarkWatch` on the window before the page's code runs, as the
 * journeys do; without one this module isn't even loaded. @returns stops watching
 */
export function watchCharts(watcher: ChartWatcher): () => void {
  return hearCharts((news) => {
    if (news.type !== 'started') return report(watcher, news);
    // The initial steps are already over, so create the chart once more, without running it.
    createActor(news.actor.logic, { input: news.actor.options.input, inspect: (event) => report(watcher, event) });
  });
}

function report(watcher: ChartWatcher, event: InspectionEvent): void {
  if (event.type !== '@xstate.microstep' && event.type !== '@xstate.snapshot') return;
  if (!('machine' in event.snapshot)) return;
  const snapshot = event.snapshot as AnyMachineSnapshot;
  watcher(snapshot.machine.id, event.type === '@xstate.microstep' ? event._transitions.map(transitionId) : [], leavesOf(snapshot));
}
