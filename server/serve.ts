import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyServerFactory } from 'fastify';
import { chatAi } from './adapters/ai/chat.ts';
import { rulesAi } from './adapters/ai/rules/rules.ts';
import { diskFiles } from './adapters/files.ts';
import { inboxMailer } from './adapters/inbox.ts';
import { connectRedis } from './adapters/redis.ts';
import { vapidKeys, webPusher } from './adapters/push.ts';
import { s3Files } from './adapters/s3.ts';
import { gatewayTexter, inboxTexter, noTexter, type Texter } from './adapters/sms.ts';
import { smtpMailer } from './adapters/smtp.ts';
import { buildApp, type Outside } from './app.ts';
import type { Config } from './config.ts';
import type { Database } from './db/client.ts';
import { openDatabase } from './db/open.ts';
import { ensureDemoAccounts, type DemoAccount } from './demo.ts';
import { startApplicantsJob } from './jobs/applicants.ts';
import { startExpiry } from './jobs/expiry.ts';
import { startFileSweep } from './jobs/files.ts';
import { startInterviewJob } from './jobs/interviews.ts';
import { startOutbox } from './jobs/outbox.ts';
import { startKeepAlive } from './jobs/postings.ts';
import { startPromiseJob } from './jobs/promise.ts';
import { startSuggestions } from './jobs/suggestions.ts';
import { startSweep } from './jobs/sweep.ts';
import { createIdentity } from './modules/auth/identity.ts';
import { chatHandlers } from './modules/chat/socket.ts';
import { registerInbox } from './modules/inbox/routes.ts';
import type { Renderer } from './modules/pages/renderer.ts';
import { registerPages } from './modules/pages/routes.ts';
import { createLine } from './realtime/line.ts';

export interface Served {
  app: FastifyInstance;
  demo: DemoAccount[];
  /** Finishes what was begun: open requests, scheduled work, then the database. */
  stop(): Promise<void>;
}

/**
 * Everything of one node, listening.
 * @param renderer turns pages into documents: built, or the development server's
 * @param clientFolder the built client's files; null where the development server serves them
 */
export async function serve(config: Config, renderer: Renderer, clientFolder: string | null, serverFactory?: FastifyServerFactory): Promise<Served> {
  const now = () => new Date(Date.now() + config.clockAhead);
  const redis = config.redisUrl ? await connectRedis(config.redisUrl) : undefined;
  const connection = await openDatabase(config, 'owner');
  const mail = config.smtpUrl ? smtpMailer(config.smtpUrl, config.mailFrom) : await inboxMailer(connection.db, config.mailFrom, now);
  const identity = await createIdentity(config, connection, now);
  const line = await createLine({ config, identity, db: connection.db, now });
  const outside: Outside = {
    config,
    connection,
    db: connection.db,
    files: config.s3 ? s3Files(config.s3, path.join(config.dataDir, 'files')) : diskFiles(path.join(config.dataDir, 'files')),
    redis,
    mail,
    sms: texterOf(config, connection.db, now),
    ai: config.ai ? chatAi(config.ai) : rulesAi(),
    realtime: line.realtime,
    push: webPusher(await vapidKeys(config, connection.db), `mailto:${addressOf(config.mailFrom)}`, config.env !== 'production'),
    now,
    identity,
    identify: identity.identify,
  };
  const app = await buildApp(config, outside, serverFactory);
  const house = { ...outside, log: app.log };
  if (clientFolder)
    await app.register(fastifyStatic, {
      root: clientFolder,
      wildcard: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, file) => reply.header('cache-control', cacheOf(file)),
    });
  if (!config.smtpUrl) registerInbox(app, connection.db);
  registerPages(app, house, renderer);
  const demo = config.databaseUrl ? [] : await ensureDemoAccounts(outside);
  const stopping = [
    startOutbox(house),
    startExpiry(house),
    startInterviewJob(house),
    startKeepAlive(house),
    startPromiseJob(house),
    startApplicantsJob(house),
    startSuggestions(house),
    startSweep(house),
    startFileSweep(house),
  ];
  line.open(app, chatHandlers(house));
  await app.listen({ port: config.port, host: config.host });
  return {
    app,
    demo,
    async stop() {
      await line.close();
      await app.close();
      await Promise.all(stopping.map((stop) => stop()));
      await mail.close();
      redis?.disconnect();
      await connection.close();
    },
  };
}

/** With real mail the inbox is gone, so text messages need a gateway of their own. */
function texterOf(config: Config, db: Database, now: () => Date): Texter {
  if (config.smsUrl) return gatewayTexter(config.smsUrl);
  return config.smtpUrl ? noTexter : inboxTexter(db, now);
}

/** The address of "Name <address>": whom a push service may write to. */
const addressOf = (from: string) => /<([^>]+)>/.exec(from)?.[1] ?? from;

/** Built files carry a digest in their names; the rest may change with the next release. */
const cacheOf = (file: string) => (file.includes(`${path.sep}assets${path.sep}`) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
