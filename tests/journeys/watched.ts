import { test as base } from '@playwright/test';
import { recordCovered } from '../support/covered.ts';
import { ChartLog } from './chartLog.ts';

/** A journey's test: watches every chart in its pages, and records what a passed one took for flows/covered.json. */
export const test = base.extend<{ charts: ChartLog }>({
  charts: [
    async ({ context }, use, info) => {
      const log = new ChartLog();
      await context.exposeFunction('waymarkWatch', (chart: string, taken: string[], states: string[]) => log.note(chart, taken, states));
      await use(log);
      // A timer may have fired only because the machine was busy; paths record those they wait for themselves.
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

/** Records what a browser test took of a chart, in this run's folder. */
export function noteTaken(chart: string, taken: string[], testId: string): void {
  if (taken.length > 0) recordCovered(chart, 'browser', taken, testId);
}
