import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { prepareData, startServer } from '../support/server.ts';
import { startNodes } from './nodes.ts';

/** One seeded server for all journeys, or WAYMARK_NODES of them, unless WAYMARK_URL names a running one; each journey is a visitor of its own. */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'waymark-journeys-'));
  // PostgreSQL runs as another user if this runs as root.
  await chmod(folder, 0o755);
  const nodes = Number(process.env['WAYMARK_NODES'] ?? 1);
  const dataDir = `${folder}/data`;
  const isOurs = process.env['WAYMARK_URL'] === undefined;
  await mkdir(dataDir);
  // Journeys that stop their server, or move its clock, have one of their own with the same data.
  if (isOurs) await prepareData(`${folder}/prepared`);
  const server = isOurs ? await (nodes > 1 ? startNodes(nodes, dataDir) : startServer({ dataDir })) : null;
  if (server) process.env['WAYMARK_URL'] = server.url;
  if (server) process.env['WAYMARK_DATA'] = server.dataDir;
  // The transitions that the journeys take are recorded here for covered.check.ts, unless they are recorded for `npm run flows`.
  process.env['FLOWS_RECORD'] ??= `${folder}/notes`;
  process.env['WAYMARK_STARTED'] ??= String(Date.now());
  return async () => {
    await server?.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
