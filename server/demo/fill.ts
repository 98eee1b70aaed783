import type { Config } from '../config.ts';
import type { DatabaseConnection } from '../db/client.ts';
import { refreshSuggestions } from '../modules/search/lexicon.ts';
import { fillMarket } from '../seed.ts';
import { ensureDemoAccounts } from './accounts.ts';

interface Demo {
  config: Config;
  connection: DatabaseConnection;
  now: () => Date;
}

/** Fills an empty demo market, or moves an aged one to today, and makes the demo accounts with their lives. */
export async function fillDemo({ config, connection, now }: Demo): Promise<void> {
  // The lives need most of the server's modules: they load while the database builds its indexes. One that does not load fails where it is used.
  const onWritten = () => void import('./lives.ts').catch(() => {});
  const hasChanged = await fillMarket(connection, { config, now: now(), onWritten });
  await Promise.all([hasChanged && refreshSuggestions(connection.db), ensureDemoAccounts({ config, connection, now })]);
}
