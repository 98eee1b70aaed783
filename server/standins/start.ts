import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** A stand-in for someone else's server: a process and an origin of its own. */
export interface Standin {
  /** Where it listens. */
  url: string;
  stop(): Promise<void>;
}

/** Small: it serves one machine. */
const NODE_OPTIONS = ['--max-old-space-size=96', '--max-semi-space-size=2'];

/**
 * Starts a stand-in and waits until it listens. It ends with this process, however that ends.
 * @param file its entry: it is sent `settings`, answers `{ url }`, and exits when the channel closes
 * @throws Error where it stops before it listens
 */
export async function startStandin(file: string, settings: object): Promise<Standin> {
  const child = fork(file, { execArgv: NODE_OPTIONS, env: {}, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  child.send(settings);
  const url = await Promise.race([
    once(child, 'message').then(([message]) => (message as { url: string }).url),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`the stand-in stopped at start (${String(code)})`))),
  ]);
  return { url, stop: () => stopped(child) };
}

async function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill();
  await exit;
}
