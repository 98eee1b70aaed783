import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Config } from '../config.ts';
import { connect, migrateDatabase, type DatabaseConnection } from './client.ts';
import { runningEmbeddedDatabase, startEmbeddedDatabase, type EmbeddedDatabase } from './embedded.ts';

/**
 * How long an unused connection is kept. A new one loads the catalogs and plans each prepared statement again, so opening some in a busy moment made it worse
 * (docs/decisions/database.md).
 */
const IDLE_MS = 600_000;

/**
 * Opens and migrates the configured database: DATABASE_URL, or else the embedded one. Takes over an embedded database that outlived a killed server. Shares one
 * that another of our tools started, and leaves it running. If an earlier version left one running without a password, an `owner` restarts it with one.
 * @param role `owner` always stops the embedded database at the end, `guest` only if it started it
 * @param settings further `name=value` server settings, for an embedded database that is started here
 */
export async function openDatabase(config: Config, role: 'owner' | 'guest', settings: string[] = []): Promise<DatabaseConnection> {
  const embedded = config.databaseUrl ? undefined : await embeddedOf(config, role, settings);
  const connection = connect(config.databaseUrl ?? (embedded as EmbeddedDatabase).url, config.databasePool, IDLE_MS);
  await migrateDatabase(connection);
  return {
    ...connection,
    close: async () => {
      await connection.close();
      await embedded?.stop();
    },
  };
}

async function embeddedOf(config: Config, role: 'owner' | 'guest', settings: string[]): Promise<EmbeddedDatabase> {
  const folder = path.join(config.dataDir, 'postgres');
  let running = await runningEmbeddedDatabase(folder);
  if (running && !running.isGuarded && role === 'owner') {
    await stopRunning(folder, running.pid);
    running = undefined;
  }
  if (!running) return startEmbeddedDatabase(folder, ['shared_buffers=256MB', 'max_connections=120', 'jit=off', ...settings]);
  const { url, pid } = running;
  return { url, stop: role === 'owner' ? () => stopRunning(folder, pid) : async () => {} };
}

async function stopRunning(folder: string, pid: number): Promise<void> {
  process.kill(pid, 'SIGINT');
  for (let tries = 0; tries < 100 && (await runningEmbeddedDatabase(folder)); tries += 1) await wait(50);
}
