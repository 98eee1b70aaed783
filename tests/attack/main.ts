import { spawn } from 'node:child_process';
import { checkOut } from './checkout.ts';
import { readOptions, USAGE } from './options.ts';

/** `npm run attack`: random stories of an owner, a thief and a stranger against the real server (docs/attack.md). */

const args = process.argv.slice(2);
if (args.includes('--help')) {
  console.log(USAGE);
  process.exit(0);
}
try {
  process.exitCode = await run();
} catch (error) {
  console.error(`${(error as Error).message}\n\n${USAGE}`);
  process.exitCode = 1;
}

async function run(): Promise<number> {
  const options = readOptions(args);
  const here = new URL('../..', import.meta.url).pathname;
  const there = options.at === undefined ? null : await checkOut(here, options.at);
  const isSeeded = args.includes('--seed');
  console.log(`${options.stories} stories, seed ${options.seed}, ${options.workers} workers${options.at ? `, the server of ${options.at}` : ''}`);
  try {
    return await vitest(there?.folder ?? here, {
      ATTACK_ARGS: JSON.stringify(isSeeded ? args : [...args, '--seed', String(options.seed)]),
      ATTACK_WORKERS: String(options.workers),
      ATTACK_TIMING: options.isTiming ? '1' : '0',
    });
  } finally {
    await there?.remove();
  }
}

function vitest(folder: string, env: Record<string, string>): Promise<number> {
  const child = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/attack/vitest.config.ts'], {
    cwd: folder,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'test', NODE_NO_WARNINGS: '1', ...env },
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
