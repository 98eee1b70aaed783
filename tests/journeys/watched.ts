import { test as base } from '@playwright/test';
import { recordCovered } from '../support/covered.ts';
import { ChartLog } from './chartLog.ts';

/** A journey's test: every chart in its pages is watched, and what a passed one took is noted for flows/covered.json. */
export const test = base.extend<{ charts: ChartLog }>({
  charts: [
    async ({ context }, use, info) => {
      const log = new ChartLog();
      await context.exposeFunction('waymarkWatch', (chart: string, taken: string[], states: string[]) => log.note(chart, taken, states));
      await use(log);
      // A timer that ran out may have done so only because the machine was busy; paths note those they wait for themselves.
      if (info.status === 'passed')
        for (const [chart, taken] of log.taken())
          noteTaken(
            chart,
            [...taken].filter((id) => !id.includes(': after ')),
            info.testId,
          );
    },
    { auto: true },
  ],
});

/** Notes what a test in the browser took of a chart, in the folder of this run's notes. */
export function noteTaken(chart: string, taken: string[], testId: string): void {
  if (taken.length > 0) recordCovered(chart, 'browser', taken, testId);
}
