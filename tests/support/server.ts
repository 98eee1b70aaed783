import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** A real server in its own process, on its own data folder: it can be stopped, killed and started again. */
export interface RunningServer {
  url: string;
  dataDir: string;
  port: number;
  /** SIGTERM, like an operator stops it. */
  stop(): Promise<void>;
  /** SIGKILL: without notice. */
  kill(): Promise<void>;
}

const root = new URL('../..', import.meta.url).pathname;

interface ServerOptions {
  dataDir: string;
  port?: number;
  seedJobs?: number;
  env?: Record<string, string>;
  /** A folder for V8's coverage of the server, not of what prepares its data. */
  coverage?: string;
}

/** Fills a small market, and starts a server on it. With the `port` and `dataDir` of an earlier server, starts that one again. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const port = options.port ?? (await freePort());
  const url = `http://localhost:${port}`;
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: options.dataDir,
    BASE_URL: url,
    SEED_JOBS: String(options.seedJobs ?? 1_500),
    LOG_LEVEL: 'error',
    RATE_LIMIT: '0',
    // Nobody answers except the other side of a journey.
    DEMO_SCRIPTS: 'off',
    ...options.env,
  };
  await finished(spawn(process.execPath, ['server/prepare.ts'], { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] }));
  const served = options.coverage ? { ...env, NODE_V8_COVERAGE: options.coverage } : env;
  const server = spawn(process.execPath, ['server/main.ts'], { cwd: root, env: served, stdio: ['ignore', 'ignore', 'inherit'] });
  await ready(server, url);
  return { url, dataDir: options.dataDir, port, stop: () => ended(server, 'SIGTERM'), kill: () => ended(server, 'SIGKILL') };
}

async function finished(child: ChildProcess): Promise<void> {
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`preparing the database failed (${code})`);
}

async function ready(server: ChildProcess, url: string): Promise<void> {
  for (let tries = 0; tries < 1_200; tries += 1) {
    if (server.exitCode !== null) throw new Error(`the server stopped at start (${server.exitCode})`);
    if (
      await fetch(`${url}/readyz`).then(
        (reply) => reply.ok,
        () => false,
      )
    )
      return;
    await wait(100);
  }
  throw new Error('the server was not ready within two minutes');
}

async function ended(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const exit = once(server, 'exit');
  server.kill(signal);
  await exit;
}

/** A port that is free right now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, () => {
      const address = probe.address();
      probe.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no free port'))));
    });
  });
}
