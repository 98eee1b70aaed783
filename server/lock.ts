import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Claims a data folder for one server.
 * @returns gives the claim back
 * @throws Error naming the process that has it
 */
export async function claimDataFolder(folder: string): Promise<() => Promise<void>> {
  const file = path.join(folder, 'server.pid');
  await mkdir(folder, { recursive: true });
  const pid = Number(await readFile(file, 'utf8').catch(() => '0'));
  if (pid !== 0 && pid !== process.pid && isAlive(pid)) {
    throw new Error(`Waymark is already running on ${folder} (process ${pid}). Stop it, or start another with its own DATA_DIR and PORT.`);
  }
  await writeFile(file, String(process.pid));
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
