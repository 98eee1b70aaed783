import type { FastifyBaseLogger } from 'fastify';
import type { ClockSummary, DevWork } from '../../contract/dev.ts';

/** What came of it; `rest` is what nobody waits for, done before anything else begins. */
export interface Outcome {
  summary: ClockSummary | null;
  rest?: () => Promise<unknown>;
}

/** What takes the demo a while, one after the other; who asked looks again until it is done. */
export interface DemoWork {
  /** What is being done, or was done last; null before anything was. */
  last: () => DevWork | null;
  begin: (kind: DevWork['kind'], run: () => Promise<Outcome>) => DevWork;
  /** Once nothing is left to do. */
  settled: () => Promise<void>;
}

export function createDemoWork(log: Pick<FastifyBaseLogger, 'error'>): DemoWork {
  let last: DevWork | null = null;
  let queue = Promise.resolve();
  return {
    last: () => last,
    settled: () => queue,
    begin(kind, run) {
      const begun: DevWork = { kind, state: 'running', summary: null };
      last = begun;
      const isLost = (error: unknown) => log.error({ err: error }, `the demo's ${kind} failed`);
      queue = queue.then(run).then(
        async ({ summary, rest }) => {
          tell(begun, { kind, state: 'done', summary });
          await rest?.().catch(isLost);
        },
        (error: unknown) => {
          isLost(error);
          tell(begun, { kind, state: 'failed', summary: null });
        },
      );
      return begun;
    },
  };

  /** Unless something else was asked for since. */
  function tell(begun: DevWork, ended: DevWork): void {
    if (last === begun) last = ended;
  }
}
