import type { FastifyBaseLogger } from 'fastify';
import type { ClockSummary, DevWork } from '../../contract/dev.ts';

/** The result. `rest` is work that nobody waits for; it finishes before the next task starts. */
export interface Outcome {
  summary: ClockSummary | null;
  rest?: () => Promise<unknown>;
}

/** Runs long tasks of the demo one at a time. Callers poll `last` until theirs is done. */
export interface DemoWork {
  /** The running task, or the last one. Null before the first. */
  last: () => DevWork | null;
  begin: (kind: DevWork['kind'], run: () => Promise<Outcome>) => DevWork;
  /** Resolves once the queue is empty. */
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

  /** Ignored if another task was started since. */
  function tell(begun: DevWork, ended: DevWork): void {
    if (last === begun) last = ended;
  }
}
