import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from './config.ts';
import { makeDataFolder } from './data-folder.ts';

/**
 * Claims the data folder for one server, where the embedded database is in it: two would run two of it on the same files. With DATABASE_URL any number
 * of nodes, on any machines, may share the folder, and nothing is claimed.
 * @returns gives the claim back
 * @throws Error naming the process that has it
 */
export async function claimDataFolder({ dataDir: folder, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>): Promise<() => Promise<void>> {
  if (databaseUrl) return async () => undefined;
  const file = path.join(folder, 'server.pid');
  await makeDataFolder(folder);
  const pid = Number(await readFile(file, 'utf8').catch(() => '0'));
  if (pid !== 0 && pid !== process.pid && isAlive(pid)) {
    throw new Error(`Waymark is already running on ${folder} (process ${pid}). Stop it, or start another with its own DATA_DIR and PORT.`);
  }
  await writeFile(file, String(process.pid), { mode: 0o600 });
  return () => rm(file, { force: true });
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
