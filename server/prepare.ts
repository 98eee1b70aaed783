import { readConfig } from './config.ts';
import { outOfBulk } from './db/bulk.ts';
import { openDatabase } from './db/open.ts';
import { requireMail } from './demo-mode.ts';
import { fillMarket } from './seed.ts';

/** Brings the database up to date and, on an empty embedded one, fills the demo market. Run before the server, beside the build. */
const config = readConfig();
requireMail(config);
const connection = await openDatabase(config, 'guest');
try {
  await outOfBulk(connection.pool);
  if (!config.databaseUrl) await fillMarket(connection, config);
} finally {
  await connection.close();
}
