import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll } from 'vitest';
import type { Changed } from '../../contract/realtime.ts';
import { rulesAi } from '../../server/adapters/ai/rules/rules.ts';
import { diskFiles } from '../../server/adapters/files.ts';
import type { Message } from '../../server/adapters/mail.ts';
import type { PushMessage, PushTarget } from '../../server/adapters/push.ts';
import type { TextMessage } from '../../server/adapters/sms.ts';
import { buildApp, type Outside } from '../../server/app.ts';
import { readConfig } from '../../server/config.ts';
import type { Database } from '../../server/db/client.ts';
import { runOutbox } from '../../server/jobs/outbox/run.ts';
import { createRates, NO_RATES } from '../../server/realtime/rate.ts';
import { SITE } from '../../server/modules/notify/places.ts';
import { createIdentity } from '../../server/modules/identity/identity.ts';
import { browser, type Browser } from './browser.ts';
import { testDatabase } from './database.ts';

export interface TestApp {
  app: FastifyInstance;
  db: Database;
  outside: Outside;
  /** Sent emails, oldest first. Set `refuses` to make the mail server refuse. */
  mail: { sent: Message[]; refuses: boolean };
  /** Sent text messages, oldest first. */
  texts: TextMessage[];
  /** Sent push messages, oldest first. Set `gone` to make the push service answer that the browser revoked its consent. */
  push: { sent: { target: PushTarget; message: PushMessage }[]; gone: boolean };
  /** What was sent to open browsers over the socket, oldest first. */
  broadcasts: { userIds: readonly string[]; changed: Changed }[];
  /** Stopped at 2026-03-02T04:00:00Z until it is moved. Milliseconds. */
  clock: { now: () => Date; move: (by: number) => void };
  /** A visitor with cookies and a device of their own. */
  visitor: (headers?: Record<string, string>) => Browser;
  /** A visitor who is already a guest. */
  guest: () => Promise<Browser>;
  /** A visitor who registered: `ana-1@example.com` and so on, password `correct horse 1`. */
  seeker: (details?: Record<string, unknown>) => Promise<Browser>;
  /** Runs the due tasks of the outbox. */
  runOutbox: () => Promise<number>;
}

/**
 * The real app with a database, a folder and a clock of this test file's own, and emails captured. Call it in beforeAll or at the top.
 * @param instead overrides of the defaults
 */
export async function testApp(environment: Record<string, string> = {}, instead: Partial<Outside> = {}): Promise<TestApp> {
  const connection = await testDatabase();
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'waymark-app-'));
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, LOG_LEVEL: 'silent', RATE_LIMIT: '0', BASE_URL: 'http://localhost:3000', ...environment });
  let time = Date.parse('2026-03-02T04:00:00Z');
  const now = () => new Date(time);
  const texts: TextMessage[] = [];
  const broadcastsSent: { userIds: readonly string[]; changed: Changed }[] = [];
  const mail = { sent: [] as Message[], refuses: false };
  const push = { sent: [] as { target: PushTarget; message: PushMessage }[], gone: false };
  const send = async (message: Message) => {
    if (mail.refuses) throw new Error('the mail server refused');
    if (`${message.text}${message.html}`.includes(SITE)) throw new Error(`an email of kind ${message.kind} left with a place that was not filled`);
    mail.sent.push(message);
  };
  const identity = await createIdentity(config, connection, now);
  const outside: Outside = {
    config,
    connection,
    db: connection.db,
    files: diskFiles(path.join(dataDir, 'files')),
    mail: { send, close: async () => undefined },
    sms: { send: async (message) => void texts.push(message) },
    now,
    machineNow: now,
    identity,
    ai: rulesAi(0),
    push: {
      publicKey: 'B'.repeat(87),
      mayCall: (endpoint) => endpoint.startsWith('https://'),
      send: async (target, message) => {
        push.sent.push({ target, message });
        return push.gone ? 'gone' : 'sent';
      },
    },
    rates: config.rateLimit > 0 ? createRates(() => time) : NO_RATES,
    realtime: { broadcast: (userIds, changed) => void broadcastsSent.push({ userIds, changed }), send: () => undefined, present: async () => new Set() },
    identify: identity.identify,
    ...instead,
  };
  const app = await buildApp(config, outside);
  await app.ready();
  afterAll(async () => {
    await app.close();
    await rm(dataDir, { recursive: true, force: true });
  });
  let seekers = 0;
  const visitor = (headers?: Record<string, string>) => browser(app, headers);
  const guest = async () => {
    const one = visitor();
    await one.beGuest();
    return one;
  };
  return {
    app,
    db: connection.db,
    outside,
    mail,
    texts,
    push,
    broadcasts: broadcastsSent,
    visitor,
    guest,
    clock: { now, move: (by) => (time += by) },
    async seeker(details = {}) {
      const one = await guest();
      await one.register({ email: `ana-${(seekers += 1)}@example.com`, ...details });
      return one;
    },
    runOutbox: () => runOutbox({ ...outside, log: app.log }),
  };
}
