import { Worker } from 'node:worker_threads';
import type { Config } from '../../config.ts';
import type { Kind } from '../../modules/notify/outbox.ts';
import type { OutboxContext, OutboxRunner } from './run.ts';

/** An idle thread ends after this many milliseconds. The next task starts another. */
const IDLE = 60_000;

/** The thread's input: the serializable part of the configuration, the URL of the database, and the mail server. */
export interface ThreadData {
  config: Pick<Config, 'baseUrl' | 'dataDir' | 'env' | 'mailFrom' | 's3' | 'vapid'>;
  databaseUrl: string;
  smtpUrl: string;
}

/** A message to the thread: process what is due of a kind at an instant, the answer to who has a page open, or end. */
export type ThreadOrder = { type: 'run'; kind: Kind; at: Date } | { type: 'present'; here: ReadonlySet<string> } | { type: 'end' };

/** A message from the thread: a kind's run ended, something failed, or a question about which of these people have a page open, one at a time. */
export type ThreadMessage =
  | { type: 'ended'; kind: Kind }
  | { type: 'failed'; detail: object; message: string }
  | { type: 'present'; userIds: readonly string[] };

/**
 * Processes the outbox in a separate thread, because rendering an email takes longer than most calls and would delay their responses.
 * @param smtpUrl the mail server
 */
export function outboxThread({ config, connection, log, now, realtime }: OutboxContext & { config: Config }, smtpUrl: string): OutboxRunner {
  const databaseUrl = connection.pool.options.connectionString;
  if (databaseUrl === undefined) throw new Error('The outbox needs the URL of its database');
  const { baseUrl, dataDir, env, mailFrom, s3, vapid } = config;
  const workerData: ThreadData = { config: { baseUrl, dataDir, env, mailFrom, s3, vapid }, databaseUrl, smtpUrl };
  let thread: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  let runs = 0;

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
    const started = new Worker(new URL('./worker.ts', import.meta.url), { workerData });
    const isLost = () => {
      if (thread === started) thread = null;
    };
    started.on('message', (message: ThreadMessage) => {
      if (message.type === 'failed') log.error(message.detail, message.message);
      if (message.type === 'present') void answer(started, message.userIds);
    });
    return started.on('error', isLost).on('exit', isLost);
  };

  return {
    run: (kind) =>
      new Promise((resolve, reject) => {
        clearTimeout(idle);
        runs += 1;
        const running = (thread ??= start());
        const isEnded = (message: ThreadMessage) => {
          if (message.type === 'ended' && message.kind === kind) settle(null);
        };
        const isGone = () => settle(new Error('The outbox thread ended'));
        const settle = (error: Error | null) => {
          running.off('message', isEnded).off('error', settle).off('exit', isGone);
          runs -= 1;
          if (runs === 0) idle = setTimeout(() => void end(), IDLE).unref();
          if (error) reject(error);
          else resolve();
        };
        running.on('message', isEnded).once('error', settle).once('exit', isGone);
        running.postMessage({ type: 'run', kind, at: now() } satisfies ThreadOrder, []);
      }),
    stop: end,
  };
}
