import { Worker } from 'node:worker_threads';
import type { Config } from '../config.ts';
import type { OutboxContext, OutboxRunner } from './outbox-run.ts';

/** A thread that has had nothing to do for so long is ended; the next work starts another. Milliseconds. */
const IDLE = 60_000;

/** What the thread is given: its part of the configuration, whose whole holds what can not be copied, where the database is, and who takes mail. */
export interface ThreadData {
  config: Pick<Config, 'baseUrl' | 'dataDir' | 'env' | 'mailFrom' | 's3' | 'vapid'>;
  databaseUrl: string;
  smtpUrl: string;
}

/** What the thread gets: to do what is due at an instant, who of those it asked about has a page open, or to end. */
export type ThreadOrder = { type: 'run'; at: Date } | { type: 'present'; here: ReadonlySet<string> } | { type: 'end' };

/** What the thread says: that a run ended, or what failed in it; or it asks who of these people has a page open, one question at a time. */
export type ThreadMessage = { type: 'ended' } | { type: 'failed'; detail: object; message: string } | { type: 'present'; userIds: readonly string[] };

/**
 * Empties the outbox in a thread of its own: laying out a letter takes longer than most calls, and nobody's answer should wait for it.
 * @param smtpUrl where letters go
 */
export function outboxThread({ config, connection, log, now, realtime }: OutboxContext & { config: Config }, smtpUrl: string): OutboxRunner {
  const databaseUrl = connection.pool.options.connectionString;
  if (databaseUrl === undefined) throw new Error('the outbox does not know where its database is');
  const { baseUrl, dataDir, env, mailFrom, s3, vapid } = config;
  const workerData: ThreadData = { config: { baseUrl, dataDir, env, mailFrom, s3, vapid }, databaseUrl, smtpUrl };
  let thread: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;

  const end = async () => {
    clearTimeout(idle);
    const ending = thread;
    thread = null;
    if (!ending) return;
    const ended = new Promise((resolve) => ending.once('exit', resolve));
    ending.postMessage({ type: 'end' } satisfies ThreadOrder, []);
    await ended;
  };

  const answer = async (asking: Worker, userIds: readonly string[]) => {
    const here = await realtime.present(userIds).catch(() => new Set<string>());
    asking.postMessage({ type: 'present', here } satisfies ThreadOrder, []);
  };

  const start = (): Worker => {
    const started = new Worker(new URL('./outbox-worker.ts', import.meta.url), { workerData });
    const isLost = () => {
      if (thread === started) thread = null;
    };
    started.on('message', (told: ThreadMessage) => {
      if (told.type === 'failed') log.error(told.detail, told.message);
      if (told.type === 'present') void answer(started, told.userIds);
    });
    return started.on('error', isLost).on('exit', isLost);
  };

  return {
    run: () =>
      new Promise((resolve, reject) => {
        clearTimeout(idle);
        const running = (thread ??= start());
        const isEnded = (told: ThreadMessage) => {
          if (told.type === 'ended') settle(null);
        };
        const isGone = () => settle(new Error('the thread of the outbox ended'));
        const settle = (error: Error | null) => {
          running.off('message', isEnded).off('error', settle).off('exit', isGone);
          idle = setTimeout(() => void end(), IDLE).unref();
          if (error) reject(error);
          else resolve();
        };
        running.on('message', isEnded).once('error', settle).once('exit', isGone);
        running.postMessage({ type: 'run', at: now() } satisfies ThreadOrder, []);
      }),
    stop: end,
  };
}
