import type { FastifyBaseLogger } from 'fastify';

/**
 * Runs a task now and then periodically, never twice at the same time. A failure is logged, and the next run tries again.
 * @param period milliseconds
 * @param failed the log message of a failure
 * @returns stops it, after the current run
 */
export function every(period: number, work: () => Promise<unknown>, log: Pick<FastifyBaseLogger, 'error'>, failed: string): () => Promise<void> {
  let running: Promise<void> | null = null;
  const run = () => {
    running ??= work()
      .then(
        () => undefined,
        (error: unknown) => log.error({ err: error }, failed),
      )
      .finally(() => (running = null));
  };
  const timer = setInterval(run, period);
  run();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
