import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { diskFiles } from './adapters/files.ts';
import { ownKeys } from './adapters/identity/keys.ts';
import { startEmbeddedDatabase } from './db/embedded.ts';
import { claimDataFolder } from './lock.ts';
import { readSecret } from './secret.ts';

const above = await mkdtemp(path.join(os.tmpdir(), 'waymark-modes-'));
const before = process.umask(0o022);
beforeAll(async () => {
  // Another user may enter what lies above, as PostgreSQL's has to where this runs as root.
  await chmod(above, 0o755);
});
afterAll(async () => {
  process.umask(before);
  await rm(above, { recursive: true, force: true });
});
const modeOf = async (file: string) => (await stat(file)).mode & 0o777;

test('what the server makes in its data folder is its owner’s alone, whatever the umask lets others', async () => {
  const dataDir = path.join(above, 'data');
  await claimDataFolder({ dataDir, databaseUrl: undefined });
  await readSecret({ secret: undefined, dataDir });
  await ownKeys(dataDir);
  const files = diskFiles(path.join(dataDir, 'files'));
  await files.keep(await files.stage(Readable.from(['a resume']), 'cv.pdf', 100), 'resumes/one');
  const database = await startEmbeddedDatabase(path.join(dataDir, 'postgres'), ['fsync=off', 'shared_buffers=16MB']);
  await database.stop();
  // Root's may be passed through, to what is PostgreSQL's own, and lists nothing.
  expect((await modeOf(dataDir)) & 0o066).toBe(0);
  const modes = Object.fromEntries(await Promise.all((await readdir(dataDir)).map(async (name) => [name, await modeOf(path.join(dataDir, name))] as const)));
  expect(modes).toEqual({ 'server.pid': 0o600, secret: 0o600, 'singpass-keys.json': 0o600, files: 0o700, postgres: 0o700 });
  for (const name of ['files/resumes', 'postgres/cluster']) expect(await modeOf(path.join(dataDir, name))).toBe(0o700);
  for (const name of ['files/resumes/one', 'postgres/password', 'postgres/address']) expect(await modeOf(path.join(dataDir, name))).toBe(0o600);
});
