import type { AddressInfo } from 'node:net';
import path from 'node:path';
import Fastify from 'fastify';
import { startInbox } from '../../server/adapters/inbox.ts';
import { connect } from '../../server/db/client.ts';
import { startEmbeddedDatabase } from '../../server/db/embedded.ts';
import { registerInbox } from '../../server/modules/operations/inbox/routes.ts';
import { roundRobin } from '../support/round-robin.ts';
import { startServer, type RunningServer } from '../support/server.ts';
import { startProviders } from './providers.ts';

const REDIS_URL = process.env['REDIS_URL'] ?? 'redis://127.0.0.1:6379/9';

/**
 * Several nodes like an installation: one PostgreSQL of their own, one Redis, one DATA_DIR, a mail server, and a proxy that sends each request to the
 * next (the nodes themselves are at `ports`). They aren't a demo, so an inbox runs separately, and the stand-ins for Singpass and the social networks are configured like the real ones.
 * @throws Error if no Redis responds at REDIS_URL (by default on this machine)
 */
export async function startNodes(
  count: number,
  dataDir: string,
  options: { seedJobs?: number; nodeFlags?: readonly string[]; env?: Record<string, string> } = {},
): Promise<Pick<RunningServer, 'url' | 'dataDir' | 'stop'> & { ports: number[] }> {
  // Once as a demo, which fills the market and creates the accounts.
  await (await startServer({ dataDir, ...(options.seedJobs ? { seedJobs: options.seedJobs } : {}) })).stop();
  const postgres = await startEmbeddedDatabase(path.join(dataDir, 'postgres'), ['max_connections=200']);
  const database = connect(postgres.url, 2);
  const inbox = await startInbox(database.db, () => new Date());
  const mail = Fastify();
  registerInbox(mail, database.db);
  await mail.listen({ port: 0, host: '127.0.0.1' });
  const { port: inboxPort } = mail.server.address() as AddressInfo;
  const nodes: RunningServer[] = [];
  const proxy = await roundRobin(
    () => nodes.map(({ port }) => port),
    (url) => (url.startsWith('/dev/inbox') ? inboxPort : undefined),
  );
  const providers = await startProviders(proxy.url);
  const env = {
    ...providers.env,
    DATABASE_URL: postgres.url,
    REDIS_URL,
    SMTP_URL: inbox.url,
    OPERATOR_EMAIL: 'operator@jobs.example',
    BASE_URL: proxy.url,
    HOST: '127.0.0.1',
    TRUST_PROXY: '1',
    ...options.env,
  };
  for (let started = 0; started < count; started += 1)
    nodes.push(await startServer({ dataDir, env, ...(options.nodeFlags ? { nodeFlags: options.nodeFlags } : {}) }));
  return {
    url: proxy.url,
    ports: nodes.map(({ port }) => port),
    dataDir,
    async stop() {
      await proxy.close();
      await Promise.all(nodes.map((node) => node.stop()));
      await providers.stop();
      await mail.close();
      await inbox.close();
      await database.close();
      await postgres.stop();
    },
  };
}
