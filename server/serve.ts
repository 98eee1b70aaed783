import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyServerFactory } from 'fastify';
import { chatAi } from './adapters/ai/chat.ts';
import { rulesAi } from './adapters/ai/rules/rules.ts';
import { chosenFiles, chosenPusher } from './adapters/chosen.ts';
import type { Inbox } from './adapters/inbox.ts';
import { connectRedis } from './adapters/redis.ts';
import { gatewayTexter, inboxTexter, noTexter, type Texter } from './adapters/sms.ts';
import { smtpMailer } from './adapters/smtp.ts';
import { buildApp, type Outside } from './app.ts';
import { clockOf } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './db/client.ts';
import { openDatabase } from './db/open.ts';
import { reviewNames } from './modules/employer/known-names.ts';
import { ensureDemoAccounts, type DemoAccount } from './demo/accounts.ts';
import { createDemoWork } from './demo/demo-work.ts';
import { registerSampleResume } from './demo/sampleResume.ts';
import { ScriptedTraffic } from './demo/scripted-traffic.ts';
import { NO_SCRIPTS } from './demo/scripts-control.ts';
import { requireMail } from './demo-mode.ts';
import { startScheduled } from './jobs/scheduled.ts';
import { createIdentity } from './modules/identity/identity.ts';
import { chatHandlers } from './modules/chat/socket.ts';
import { presenceNotifier } from './modules/chat/notify-presence.ts';
import { registerInbox } from './modules/operations/inbox/routes.ts';
import { PageCache } from './modules/pages/page-cache.ts';
import { hearPageChanges } from './modules/pages/page-changes.ts';
import { measurePages } from './modules/pages/page-metrics.ts';
import type { Renderer } from './modules/pages/renderer.ts';
import { registerPages } from './modules/pages/routes.ts';
import { answerFromCache } from './modules/pages/send-cached.ts';
import { createLine } from './realtime/line.ts';
import { hearOutside } from './realtime/outside.ts';
import { createRates, NO_RATES } from './realtime/rate.ts';

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
 * @throws Error naming SMTP_URL where mail would go nowhere
 */
export async function serve(config: Config, renderer: Renderer, clientFolder: string | null, serverFactory?: FastifyServerFactory): Promise<Served> {
  requireMail(config);
  const redis = config.redisUrl ? await connectRedis(config.redisUrl) : undefined;
  const connection = await openDatabase(config, 'owner');
  const clock = await clockOf(config, connection.db);
  const { now } = clock;
  await reviewNames(connection.db, now());
  // What reads mail is large, and only a demo needs it.
  const inbox = config.smtpUrl ? null : await (await import('./adapters/inbox.ts')).startInbox(connection.db, now);
  const smtpUrl = config.smtpUrl ?? (inbox as Inbox).url;
  const mail = smtpMailer(smtpUrl, config.mailFrom, now);
  const identity = await createIdentity(config, connection, now);
  const rates = config.rateLimit > 0 ? createRates(() => performance.now()) : NO_RATES;
  const line = await createLine({ config, identity, db: connection.db, now, rates });
  const outside: Outside = {
    config,
    connection,
    db: connection.db,
    files: chosenFiles(config),
    redis,
    mail,
    sms: texterOf(config, connection.db, now),
    ai: config.ai ? chatAi(config.ai) : rulesAi(),
    realtime: line.realtime,
    rates,
    push: await chosenPusher(config, connection.db),
    now,
    machineNow: () => new Date(),
    identity,
    identify: identity.identify,
  };
  const app = await buildApp(config, outside, serverFactory);
  const context = { ...outside, log: app.log };
  if (clientFolder) await registerClient(app, clientFolder);
  if (inbox) {
    registerInbox(app, connection.db);
    registerSampleResume(app, now);
  }
  const cache = new PageCache(now);
  registerPages(app, context, renderer, { cache });
  measurePages(app.metrics, cache);
  const work = createDemoWork(app.log);
  const demo = await ensureDemoAccounts(outside);
  const isDemo = config.whyNoDemo.length === 0;
  const scripts = isDemo && config.demoScripts ? await (await import('./demo/scripts/run.ts')).startScripts(context) : null;
  const scheduled = startScheduled(context, smtpUrl);
  const alone = async <T>(does: () => Promise<T>): Promise<T> => {
    const isPlaying = scripts?.isPaused() === false;
    if (isPlaying) scripts.pause();
    return scheduled.without(does).finally(() => isPlaying && scripts.resume());
  };
  if (isDemo)
    (await import('./modules/operations/dev/routes.ts')).registerDev(app, context, {
      clock,
      work,
      scripts: scripts ?? NO_SCRIPTS,
      alone,
      traffic: new ScriptedTraffic(connection.db),
    });
  const endHearing = hearOutside(connection, line.broadcastHere);
  const endHearingPages = hearPageChanges(connection, cache);
  line.open(app, chatHandlers(context), presenceNotifier(context));
  // After all others that look at requests, so before them.
  answerFromCache(app.server, cache);
  await app.listen({ port: config.port, host: config.host });
  return {
    app,
    demo,
    async stop() {
      // Requests reach Fastify again, which refuses them while it closes.
      await endHearingPages();
      await line.close();
      await app.close();
      await work.settled();
      await scheduled.stop();
      await scripts?.stop();
      await endHearing();
      await mail.close();
      await inbox?.close();
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

/** A route for each file that was built. */
async function registerClient(app: FastifyInstance, root: string): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, isUnlimited: true };
    });
    await scope.register(fastifyStatic, {
      root,
      wildcard: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, file) => reply.header('cache-control', cacheOf(file)),
    });
  });
}

/** Built files carry a digest in their names; the rest may change with the next release. */
const cacheOf = (file: string) => (file.includes(`${path.sep}assets${path.sep}`) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
