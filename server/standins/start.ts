import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** A stand-in for an outside server, with its own process and origin. */
export interface Standin {
  /** The URL it listens on. */
  url: string;
  stop(): Promise<void>;
}

/** Small, because it serves one machine. */
const NODE_OPTIONS = ['--max-old-space-size=96', '--max-semi-space-size=2'];

/**
 * Starts a stand-in and waits until it listens. It ends with this process, however that ends.
 * @param file the entry point: it receives `settings`, replies `{ url }`, and exits when the channel closes
 * @throws Error if it stops before it listens
 */
export async function startStandin(file: string, settings: object): Promise<Standin> {
  const child = fork(file, { execArgv: NODE_OPTIONS, env: {}, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  child.send(settings);
  const url = await Promise.race([
    once(child, 'message').then(([message]) => (message as { url: string }).url),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`The stand-in stopped during startup (${String(code)})`))),
  ]);
  return { url, stop: () => stopped(child) };
}

async function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill();
  await exit;
}
