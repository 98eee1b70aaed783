import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startServer } from '../support/server.ts';

/** One seeded server for all journeys; each journey is a visitor of its own. */
export default async function setup(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'waymark-journeys-'));
  // PostgreSQL runs as another user where this runs as root.
  await chmod(dataDir, 0o755);
  const server = await startServer({ dataDir });
  process.env['WAYMARK_URL'] = server.url;
  return async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
