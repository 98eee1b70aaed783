import type { FastifyBaseLogger } from 'fastify';
import type { ClockSummary, DevWork } from '../../contract/dev.ts';

/** What takes the demo a while, one after the other; who asked looks again until it is done. */
export interface DemoWork {
  /** What is being done, or was done last; null before anything was. */
  last: () => DevWork | null;
  begin: (kind: DevWork['kind'], run: () => Promise<ClockSummary | null>) => DevWork;
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
      queue = queue.then(run).then(
        (summary) => tell(begun, { kind, state: 'done', summary }),
        (error: unknown) => {
          log.error({ err: error }, `the demo's ${kind} failed`);
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
