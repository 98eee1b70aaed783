import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { runningEmbeddedDatabase, startEmbeddedDatabase } from './embedded.ts';
import { openDatabase } from './open.ts';

const dataDir = await mkdtemp(path.join(os.tmpdir(), 'waymark-embedded-'));
// If this runs as root, PostgreSQL runs as another user.
await chmod(dataDir, 0o755);
const folder = path.join(dataDir, 'postgres');
const FAST = ['fsync=off', 'shared_buffers=16MB'];
/** The configuration of clusters from earlier versions. */
const ANYBODY = 'host all all 127.0.0.1/32 trust\n';
afterAll(() => rm(dataDir, { recursive: true, force: true }));

async function enter(url: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    return (await client.query<{ one: number }>('select 1 as one')).rows[0]?.one;
  } catch (error) {
    return (error as pg.DatabaseError).code;
  } finally {
    await client.end().catch(() => undefined);
  }
}
const withPassword = (url: string, password: string) => Object.assign(new URL(url), { password }).href;
const REFUSED = '28P01';

test('another user of the machine is refused: there is a password, which is its owner’s alone to read', async () => {
  const server = await startEmbeddedDatabase(folder, FAST);
  expect(await enter(server.url)).toBe(1);
  expect(await enter(withPassword(server.url, 'guessed'))).toBe(REFUSED);
  expect(await enter(withPassword(server.url, '').replace(/\/postgres$/, '/template1'))).not.toBe(1);
  const [{ mode }, { mode: clusterMode }] = await Promise.all([stat(path.join(folder, 'password')), stat(path.join(folder, 'cluster'))]);
  expect([mode & 0o777, clusterMode & 0o077]).toEqual([0o600, 0]);
  expect(server.url).toContain(await readFile(path.join(folder, 'password'), 'utf8'));
  expect(await readFile(path.join(folder, 'address'), 'utf8')).toMatch(/^127\.0\.0\.1:\d+$/);
  expect(await runningEmbeddedDatabase(folder)).toMatchObject({ url: server.url, isGuarded: true });
  await server.stop();
});

test('a cluster of an earlier version, which let anybody in, keeps what it holds and asks for a password from the next start on', async () => {
  const before = await startEmbeddedDatabase(folder, FAST);
  const client = new pg.Client({ connectionString: before.url });
  await client.connect();
  await client.query('create table kept as select 7 as it');
  await client.end();
  await before.stop();
  await rm(path.join(folder, 'password'));
  await writeFile(path.join(folder, 'cluster/pg_hba.conf'), ANYBODY);
  const server = await startEmbeddedDatabase(folder, FAST);
  expect(await enter(withPassword(server.url, ''))).not.toBe(1);
  expect(await enter(withPassword(server.url, new URL(before.url).password))).toBe(REFUSED);
  const again = new pg.Client({ connectionString: server.url });
  await again.connect();
  expect((await again.query('select it from kept')).rows).toEqual([{ it: 7 }]);
  await again.end();
  await server.stop();
});

test('one that was left running without a password is started anew by the server, and shared as it is by a tool', async () => {
  const left = await startEmbeddedDatabase(folder, FAST);
  await rm(path.join(folder, 'password'));
  await writeFile(path.join(folder, 'cluster/pg_hba.conf'), ANYBODY);
  const maintenance = new pg.Client({ connectionString: left.url });
  await maintenance.connect();
  await maintenance.query('select pg_reload_conf()');
  await maintenance.end();
  await writeFile(path.join(folder, 'address'), `postgres://waymark@127.0.0.1:${new URL(left.url).port}/postgres`);
  const config = readConfig({ DATA_DIR: dataDir });
  await (await openDatabase(config, 'guest')).close();
  const { pid } = (await runningEmbeddedDatabase(folder)) ?? {};
  const connection = await openDatabase(config, 'owner');
  const now = await runningEmbeddedDatabase(folder);
  expect(now).toMatchObject({ isGuarded: true });
  expect(now?.pid).not.toBe(pid);
  expect(await enter(withPassword(now?.url ?? '', ''))).not.toBe(1);
  expect((await connection.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await connection.close();
  expect(await runningEmbeddedDatabase(folder)).toBeUndefined();
});
