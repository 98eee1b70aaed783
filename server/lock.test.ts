import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { claimDataFolder } from './lock.ts';

const dataDir = await mkdtemp(path.join(os.tmpdir(), 'waymark-lock-'));
const file = path.join(dataDir, 'server.pid');
const claimed = () => readFile(file, 'utf8').catch(() => null);

// Another process that is alive has claimed it.
beforeEach(() => writeFile(file, String(process.ppid)));
afterAll(() => rm(dataDir, { recursive: true }));

test('the embedded database is one server’s', async () => {
  await expect(claimDataFolder({ dataDir, databaseUrl: undefined })).rejects.toThrow(`already running on ${dataDir}`);
  await rm(file);
  const release = await claimDataFolder({ dataDir, databaseUrl: undefined });
  expect(await claimed()).toBe(String(process.pid));
  await release();
  expect(await claimed()).toBeNull();
});

test('nodes with a database of their own share the folder, and none takes another’s claim away', async () => {
  const release = await claimDataFolder({ dataDir, databaseUrl: 'postgres://db.example/waymark' });
  await release();
  expect(await claimed()).toBe(String(process.ppid));
});
