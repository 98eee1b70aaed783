import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
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
  /** The size of a market of its own. By default 1,500 jobs: those that `prepareData` made, if it did. */
  seedJobs?: number;
  env?: Record<string, string>;
  /** As in `npm start`. By default none. */
  nodeFlags?: readonly string[];
  /** A folder for V8's coverage of the server, not of what prepares its data. */
  coverage?: string;
}

const DEFAULT_JOBS = 1_500;

function environmentOf({ dataDir, seedJobs = DEFAULT_JOBS, env }: ServerOptions, port: number, url: string) {
  return {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    BASE_URL: url,
    SEED_JOBS: String(seedJobs),
    LOG_LEVEL: 'error',
    RATE_LIMIT: '0',
    // Nobody answers except the other side of a journey.
    DEMO_SCRIPTS: 'off',
    ...env,
  };
}

const prepare = (env: NodeJS.ProcessEnv) =>
  finished(spawn(process.execPath, ['server/prepare.ts'], { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] }), 'preparing the database');

/**
 * Fills a small market in a folder that `startServer` then copies to each new data folder. Filling takes about fifteen seconds, copying less than one.
 * @param folder empty, and left alone afterwards
 */
export async function prepareData(folder: string): Promise<void> {
  await prepare(environmentOf({ dataDir: folder }, 0, 'http://localhost'));
  // As root, in a folder that PostgreSQL's user can't enter, its data is elsewhere.
  if (existsSync(path.join(folder, 'postgres'))) process.env['WAYMARK_PREPARED'] = folder;
}

/** Fills a small market or copies the prepared one, and starts a server on it. With the `port` and `dataDir` of an earlier server, starts that one again. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const port = options.port ?? (await freePort());
  const url = `http://localhost:${port}`;
  const env = environmentOf(options, port, url);
  const prepared = process.env['WAYMARK_PREPARED'];
  const isNew = !existsSync(path.join(options.dataDir, 'secret'));
  if (prepared && isNew && options.seedJobs === undefined)
    // Not node:fs: the database's files belong to PostgreSQL's user if this runs as root.
    await finished(spawn('cp', ['-a', `${prepared}/.`, options.dataDir], { stdio: ['ignore', 'ignore', 'inherit'] }), 'copying the prepared data');
  else await prepare(env);
  const served = options.coverage ? { ...env, NODE_V8_COVERAGE: options.coverage } : env;
  const server = spawn(process.execPath, [...(options.nodeFlags ?? []), 'server/main.ts'], { cwd: root, env: served, stdio: ['ignore', 'ignore', 'inherit'] });
  await ready(server, url);
  return { url, dataDir: options.dataDir, port, stop: () => ended(server, 'SIGTERM'), kill: () => ended(server, 'SIGKILL') };
}

async function finished(child: ChildProcess, what: string): Promise<void> {
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`${what} failed (${code})`);
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
