import path from 'node:path';
import { connect, migrateDatabase, type DatabaseConnection } from '../../../server/db/client.ts';
import { runningEmbeddedDatabase, startEmbeddedDatabase } from '../../../server/db/embedded.ts';
import { refreshSuggestions } from '../../../server/modules/market/search/lexicon.ts';
import { loadMarket } from './load.ts';
import { makePlainTable } from './peers.ts';

/** Change it with the corpus or the vectors: a market loaded under another name is created again. */
const VERSION = 'v6';
const SETTINGS = ['shared_buffers=512MB', 'max_connections=120', 'jit=off', 'max_wal_size=8GB'];

export interface Bench {
  /** The database with a market of this many jobs, loaded at its first use and kept between runs. */
  market(jobs: number): Promise<DatabaseConnection & { url: string }>;
  stop(): Promise<void>;
}

/** The bench's own PostgreSQL, in DATA_DIR/bench. */
export async function benchDatabase(): Promise<Bench> {
  const folder = path.resolve(process.env['DATA_DIR'] ?? '.data', 'bench');
  if (await runningEmbeddedDatabase(folder)) throw new Error(`Another bench is running on ${folder}. Wait for it, or set DATA_DIR.`);
  const server = await startEmbeddedDatabase(folder, SETTINGS);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.stop().then(() => process.exit(1)));
  return { stop: server.stop, market: (jobs) => marketOn(server.url, jobs) };
}

async function marketOn(server: string, jobs: number): Promise<DatabaseConnection & { url: string }> {
  const name = `market_${VERSION}_${jobs}`;
  const maintenance = connect(server, 1);
  const { rowCount } = await maintenance.pool.query('select from pg_database where datname = $1', [name]);
  const url = server.replace(/\/postgres$/, `/${name}`);
  if (rowCount === 0) {
    const loading = `${name}_loading`;
    const start = performance.now();
    console.info(`Making a market of ${jobs.toLocaleString('en')} jobs …`);
    await maintenance.pool.query(`drop database if exists ${loading} with (force)`);
    await maintenance.pool.query(`create database ${loading}`);
    const connection = connect(server.replace(/\/postgres$/, `/${loading}`), 2);
    await migrateDatabase(connection);
    await loadMarket(connection.pool, jobs);
    await makePlainTable(connection.pool);
    await refreshSuggestions(connection.db);
    await connection.close();
    await maintenance.pool.query(`alter database ${loading} rename to ${name}`);
    console.info(`  made in ${((performance.now() - start) / 1000).toFixed(0)} s`);
  }
  await maintenance.close();
  const market = connect(url, 10);
  // An older release may have created it.
  await migrateDatabase(market);
  return { ...market, url };
}
