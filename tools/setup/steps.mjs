/** Set-up that needs nothing but Node 20 and npm: plain JavaScript, no dependencies. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '../..');
const bin = path.join(root, 'node_modules/.bin');

/** Says what goes on, with the seconds since the beginning. */
const begun = Date.now();
export const say = (text) => console.log(`[${((Date.now() - begun) / 1000).toFixed(1).padStart(5)} s] ${text}`);

/** Runs a command with our own programs first in PATH; resolves with its exit code. */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: 'inherit',
      ...options,
      env: { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}`, ...options.env },
    });
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(signal ? 1 : (code ?? 1)));
  });
}

export async function must(command, args, advice, options) {
  const code = await run(command, args, options).catch((error) => {
    console.error(error.message);
    return 127;
  });
  if (code !== 0) {
    console.error(`\n"${[command, ...args].join(' ')}" failed (${code}). ${advice}`);
    process.exit(1);
  }
}

/** Installs the dependencies when the lock file is not the one they were installed from. */
export async function ensureDependencies() {
  const lock = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
  const mark = path.join(root, 'node_modules/.installed');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === lock) return;
  say('Installing dependencies (once, about half a minute) …');
  // Not `npm ci`: it refuses a lock file that lacks the packages of other platforms, and some registries do not have them all.
  await must(
    'npm',
    ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'],
    'Check the network and that the npm registry is reachable, then run the same command again.',
  );
  mkdirSync(path.dirname(mark), { recursive: true });
  writeFileSync(mark, lock);
  say('Dependencies are installed.');
}

/** The Node that runs typed source: ours from npm, else the system's when it is new enough. */
export function ensureNode() {
  const packaged = path.join(bin, 'node');
  if (existsSync(packaged)) return packaged;
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 24 || (major === 24 && minor >= 7)) return process.execPath;
  console.error(
    `Node ${process.versions.node} is too old here, and there is no packaged Node for ${process.platform}-${process.arch}. Install Node 24.7 or newer.`,
  );
  process.exit(1);
}
