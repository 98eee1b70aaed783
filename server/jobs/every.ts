import type { FastifyBaseLogger } from 'fastify';

/**
 * Does some work now and then again and again, never twice at once; a failure is logged and the next turn tries again.
 * @param period milliseconds
 * @param failed what the log says of a failure
 * @returns stops it, after the work at hand
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
