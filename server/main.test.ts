import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';

test('a server that waits for its parent does nothing, and ends with it', async () => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'waymark-wait-'));
  const env = { ...process.env, NODE_ENV: 'test', DATA_DIR: path.join(dataDir, 'data'), PORT: '0' };
  const server = spawn(process.execPath, ['server/main.ts', '--wait'], {
    cwd: path.join(import.meta.dirname, '..'),
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let printed = '';
  for (const stream of [server.stdout, server.stderr]) stream?.on('data', (chunk) => (printed += String(chunk)));
  server.disconnect();
  expect(await once(server, 'exit')).toEqual([0, null]);
  expect(printed).toBe('');
  expect(await readdir(dataDir)).toEqual([]);
  await rm(dataDir, { recursive: true });
}, 30_000);
