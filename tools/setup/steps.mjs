/** Setup that needs only Node 20 and npm: plain JavaScript, no dependencies. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '../..');
const bin = path.join(root, 'node_modules/.bin');

const SLOW = 3_000;
const begun = Date.now();
/** The steps under way by name, each with its start. */
const going = new Map();
const seconds = (since) => ((Date.now() - since) / 1000).toFixed(1);

/** Prints what is happening, with the seconds since the start. */
export const say = (text) => print(`[${seconds(begun).padStart(5)} s] ${text}\n`);

/** In a terminal, replaces the line that counts seconds. */
const print = (text) => process.stdout.write(process.stdout.isTTY ? `\r\u001b[K${text}` : text);

function showProgress() {
  const slow = [...going].filter(([, since]) => Date.now() - since > SLOW);
  if (slow.length > 0) print(slow.map(([text, since]) => `${text} (${Math.floor(seconds(since))} s)`).join(', '));
}
if (process.stdout.isTTY) setInterval(showProgress, 1_000).unref();

/** Runs a step: prints when it starts and ends, and in a terminal counts the seconds if it takes long. Its output is printed right away. */
export async function during(text, command, args, advice, options) {
  say(`${text}…`);
  const since = Date.now();
  going.set(text, since);
  await must(command, args, advice, { ...options, stdio: ['ignore', 'pipe', 'inherit'], onOutput: print });
  going.delete(text);
  say(`${text}: done in ${seconds(since)} s`);
}

/** Runs a command with our own programs first in PATH, and resolves with its exit code. `onOutput` receives its output if that is piped. */
export function run(command, args, { onOutput, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: 'inherit',
      ...options,
      env: { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}`, ...options.env },
    });
    if (onOutput) child.stdout.on('data', onOutput);
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

/**
 * Installs the dependencies, unless they were installed from the current lock file.
 * @param scope `run` for those that build and serve the product; `all` also for those that test and measure it
 */
export async function ensureDependencies(scope = 'all') {
  const lock = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
  const mark = path.join(root, 'node_modules/.installed');
  const [installed, had] = existsSync(mark) ? readFileSync(mark, 'utf8').split(' ') : [];
  // Keeps the dependencies of tests once they're installed. npm would remove them.
  const wanted = had === 'all' ? 'all' : scope;
  if (installed === lock && had === wanted) return;
  // Not `npm ci`: it rejects a lock file without the packages of other platforms, and some registries don't have all of them.
  await during(
    wanted === 'run' ? 'Installing dependencies' : 'Installing dependencies, including those for tests',
    'npm',
    ['install', wanted === 'run' ? '--omit=dev' : '--include=dev', '--no-save', '--no-audit', '--no-fund', '--no-progress', '--silent'],
    'Check that you can reach the npm registry, then run the command again. "npm install" shows more details.',
  );
  mkdirSync(path.dirname(mark), { recursive: true });
  writeFileSync(mark, `${lock} ${wanted}`);
}

/** The Node that runs TypeScript: ours from npm, or the system's if it's new enough. */
export function ensureNode() {
  const packaged = path.join(bin, 'node');
  if (existsSync(packaged)) return packaged;
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 24 || (major === 24 && minor >= 7)) return process.execPath;
  console.error(`Node ${process.versions.node} is too old, and there’s no packaged Node for ${process.platform}-${process.arch}. Install Node 24.7 or newer.`);
  process.exit(1);
}
