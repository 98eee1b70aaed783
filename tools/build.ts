import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import { digestOfFiles } from '../server/digest-of-files.ts';
import { compressAssets } from './compress.ts';

const root = path.join(import.meta.dirname, '..');
const mark = path.join(root, 'dist/.inputs');
const INPUTS = [
  'src',
  'contract',
  'public',
  'package-lock.json',
  'vite.config.ts',
  'panda.config.ts',
  'postcss.config.cjs',
  'tools/build.ts',
  'tools/compress.ts',
  'tools/vite-calls.ts',
  'tools/vite-constants.ts',
  'tools/vite-icons.ts',
  'tools/vite-router.ts',
  'tools/vite-styles.ts',
  'tools/vite-texts.ts',
  'tools/vite-xstate.ts',
  'tools/styles',
];

async function buildPages(): Promise<void> {
  const state = await digestOfFiles(root, INPUTS);
  if (!existsSync(mark) || (await readFile(mark, 'utf8')) !== state) await bundle(state);
  // `npm start` has it done beside the server.
  if (!process.argv.includes('--brotli-later')) await compressAssets('brotli');
}

async function bundle(state: string): Promise<void> {
  await rm(path.join(root, 'dist'), { recursive: true, force: true });
  const panda = spawnSync('panda', ['codegen', '--silent'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PATH: `${path.join(root, 'node_modules/.bin')}${path.delimiter}${process.env['PATH']}` },
  });
  if (panda.status !== 0) throw new Error('the styles could not be generated');
  await build({ root, logLevel: 'warn' });
  await build({ root, logLevel: 'warn', build: { ssr: true } });
  await compressAssets('gzip');
  await writeFile(mark, state);
}

// Said and ended here: Panda takes uncaught errors for its own, and the process would end as if all were well.
buildPages().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
