import { mkdtemp, readFile, rm, statfs } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { connect, migrateDatabase } from '../../server/db/client.ts';
import { startEmbeddedDatabase } from '../../server/db/embedded.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the server for the tests' databases; the template is called `template_waymark`. */
    databaseServer: string;
  }
}

/** Linux keeps what is in this folder in memory. */
const IN_MEMORY = '/dev/shm';
/** Bytes. A run needs some hundred megabytes. */
const NEEDED = 2 * 2 ** 30;

/**
 * Where the databases go: into memory if there is room, because each test's is some hundred files that are soon deleted. Not where programs may not run, as in
 * containers: as root, PostgreSQL's own may have to be copied beside its data (server/db/embedded.ts).
 */
async function databaseFolder(): Promise<string> {
  try {
    const mount = (await readFile('/proc/mounts', 'utf8')).split('\n').find((line) => line.split(' ')[1] === IN_MEMORY);
    const { bavail, bsize } = await statfs(IN_MEMORY);
    const mayRun = mount !== undefined && !mount.split(' ')[3]?.split(',').includes('noexec');
    return mayRun && bavail * bsize > NEEDED ? IN_MEMORY : os.tmpdir();
  } catch {
    // Another system than Linux.
    return os.tmpdir();
  }
}

/** One embedded PostgreSQL for the whole run, with a migrated template that each test's database is copied from. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(await databaseFolder(), 'waymark-test-'));
  const server = await startEmbeddedDatabase(folder, ['fsync=off', 'full_page_writes=off', 'max_connections=300']);
  const maintenance = connect(server.url, 1);
  await maintenance.pool.query('create database template_waymark');
  const template = connect(server.url.replace(/\/postgres$/, '/template_waymark'), 2);
  await migrateDatabase(template);
  await template.close();
  await maintenance.close();
  project.provide('databaseServer', server.url);
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
