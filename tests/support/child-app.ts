// A server in its own process on a test's database, to be killed: `node child-app.ts`, with DATABASE_URL and DATA_DIR. Prints its URL.
import path from 'node:path';
import { rulesAi } from '../../server/adapters/ai/rules/rules.ts';
import { diskFiles } from '../../server/adapters/files.ts';
import { buildApp } from '../../server/app.ts';
import { readConfig } from '../../server/config.ts';
import { connect } from '../../server/db/client.ts';
import { NO_RATES } from '../../server/realtime/rate.ts';
import { createIdentity } from '../../server/modules/identity/identity.ts';

const config = readConfig(process.env);
const connection = connect(config.databaseUrl as string, 4);
const now = () => new Date('2026-03-02T04:00:00Z');
const identity = await createIdentity(config, connection, now);
const mail = { send: async () => undefined, close: async () => undefined };
const app = await buildApp(config, {
  config,
  connection,
  db: connection.db,
  files: diskFiles(path.join(config.dataDir, 'files')),
  mail,
  sms: { send: async () => undefined },
  ai: rulesAi(0),
  push: { publicKey: 'B'.repeat(87), mayCall: () => true, send: async () => 'sent' },
  realtime: { broadcast: () => undefined, send: () => undefined, present: async () => new Set() },
  rates: NO_RATES,
  now,
  machineNow: now,
  identity,
  identify: identity.identify,
});
process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
