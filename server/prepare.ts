import { clockOf } from './clock.ts';
import { readConfig } from './config.ts';
import { outOfBulk } from './db/bulk.ts';
import { openDatabase } from './db/open.ts';
import { updateReference } from './db/seed/reference.ts';
import { fillDemo } from './demo/fill.ts';
import { requireMail } from './demo-mode.ts';

/**
 * Brings the database, its places and its taxonomy up to date and, on an embedded one, fills an empty demo market and makes its accounts. Run before the
 * server, beside the build.
 */
const config = readConfig();
requireMail(config);
// Nothing made here is lost by a crash that the next start would not make again; the database's orderly end puts all of it on the disk.
const connection = await openDatabase(config, 'guest', ['synchronous_commit=off']);
try {
  await outOfBulk(connection.pool);
  const client = await connection.pool.connect();
  await updateReference(client).finally(() => client.release());
  if (!config.databaseUrl) {
    const { now } = await clockOf(config, connection.db);
    await fillDemo({ config, connection, now });
  }
} finally {
  await connection.close();
}
