import { CHANNEL, type Kind, KINDS } from '../../modules/notify/outbox.ts';
import { listener } from '../../db/listener.ts';
import { isOutboxDue, type OutboxContext, type OutboxRunner } from './run.ts';

const POLL = 5_000;

type StartContext = Pick<OutboxContext, 'connection' | 'db' | 'log' | 'now'>;

/**
 * Keeps the outbox empty: right after a commit on any node, by PostgreSQL's notifications, and every few seconds for tasks that failed or weren't
 * announced. Emails and push messages have a run each.
 * @returns stops it, after the current runs
 */
export function startOutbox(context: StartContext, runner: OutboxRunner): () => Promise<void> {
  const reportLost = (error: unknown) => context.log.error({ err: error }, 'the outbox could not be read');
  const runs = KINDS.map((kind) => ({ kind, ...runsOf(() => runner.run(kind).catch(reportLost)) }));
  const announcements = listener(context.connection.pool, CHANNEL, 'waymark outbox', () => runs.forEach(({ wake }) => wake()));
  /** Starts a run only if there is something to do. */
  const look = async ({ kind, wake }: { kind: Kind; wake: () => void }) => {
    if (await isOutboxDue(context, [kind])) wake();
  };
  let looking: Promise<unknown> = Promise.resolve();
  const poll = () => {
    void announcements.listen();
    looking = Promise.all(runs.map(look)).catch(reportLost);
  };
  const timer = setInterval(poll, POLL);
  poll();

  return async () => {
    clearInterval(timer);
    for (const { stop } of runs) stop();
    await looking;
    await runner.stop();
    await Promise.all(runs.map(({ ended }) => ended()));
    await announcements.stop();
  };
}

/** Runs one at a time, and once more if it was woken meanwhile. */
function runsOf(run: () => Promise<void>) {
  let running: Promise<void> | null = null;
  let isWanted = false;
  let isStopped = false;
  const runWhileWanted = async (): Promise<void> => {
    isWanted = false;
    await run();
    if (isWanted && !isStopped) return runWhileWanted();
  };
  return {
    wake: () => {
      isWanted = true;
      if (isStopped) return;
      running ??= runWhileWanted().finally(() => {
        running = null;
      });
    },
    stop: () => void (isStopped = true),
    /** Settles when nothing runs anymore. */
    ended: async () => running,
  };
}
