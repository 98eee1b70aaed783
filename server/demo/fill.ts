import type { Config } from '../config.ts';
import type { DatabaseConnection } from '../db/client.ts';
import { refreshSuggestions } from '../modules/market/search/lexicon.ts';
import { fillMarket } from '../seed.ts';
import { ensureDemoAccounts } from './accounts.ts';

interface Demo {
  config: Config;
  connection: DatabaseConnection;
  now: () => Date;
}

/** Fills an empty demo market, or moves an old one to today, and creates the demo accounts with their history. */
export async function fillDemo({ config, connection, now }: Demo): Promise<void> {
  // The history needs most of the server's modules, so load them while the database builds its indexes. If loading fails, the actual use reports it.
  const onWritten = () => void import('./lives.ts').catch(() => {});
  const hasChanged = await fillMarket(connection, { config, now: now(), onWritten });
  await Promise.all([hasChanged && refreshSuggestions(connection.db), ensureDemoAccounts({ config, connection, now })]);
  // Otherwise autovacuum does it half a minute after the start, while somebody waits for a page.
  if (hasChanged) await connection.pool.query('vacuum (analyze)');
}
