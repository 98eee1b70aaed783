import path from 'node:path';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { gatheringSocket } from './gathering.ts';
import { retryDeadlock } from './retry.ts';
import * as auth from './schema/auth.ts';
import * as operations from './schema/operations.ts';
import * as market from './schema/market.ts';
import * as seeker from './schema/seeker.ts';
import { LOCKS } from './locks.ts';

const schema = { ...auth, ...operations, ...market, ...seeker };

export type Database = NodePgDatabase<typeof schema>;
/** A transaction or the database itself. Repositories accept either. */
export type Queryable = Pick<
  Database,
  '_' | '$with' | 'with' | 'select' | 'selectDistinct' | 'selectDistinctOn' | 'insert' | 'update' | 'delete' | 'execute' | 'query'
>;

export interface DatabaseConnection {
  db: Database;
  pool: pg.Pool;
  /**
   * For prepared statements that find every row by its key. These connections never get a plan that scans a whole table just because the table was small when
   * PostgreSQL planned it (docs/decisions/database.md).
   */
  byKey: pg.Pool;
  /**
   * Also on the `byKey` connections. For writes that must survive whatever happens to the running transaction, and must not wait for a second connection from
   * its pool.
   */
  besides: Database;
  close(): Promise<void>;
}

/** Two are enough: one stores chat messages in batches, the other their delivered and read marks. */
const BY_KEY = 2;

/**
 * Connects lazily, on the first query.
 * @param idleTimeoutMillis after which an unused connection is closed
 */
export function connect(url: string, max = 10, idleTimeoutMillis = 10_000): DatabaseConnection {
  const pool = poolOf({ connectionString: url, max, idleTimeoutMillis });
  const byKey = poolOf({ connectionString: url, max: BY_KEY, idleTimeoutMillis, options: '-c enable_seqscan=off' });
  return {
    db: withTransactions(drizzle(pool, { schema }), pool),
    pool,
    byKey,
    besides: drizzle(byKey, { schema }),
    close: async () => void (await Promise.all([pool.end(), byKey.end()])),
  };
}

/**
 * Drizzle's transactions, run again after a deadlock. Drizzle never returns a connection to the pool on which `begin` fails, as when the database restarts:
 * after ten of those, nothing would be answered. So the connection is taken and returned here.
 */
function withTransactions(db: Database, pool: pg.Pool): Database {
  db.transaction = (work, config) =>
    retryDeadlock(async () => {
      const client = await pool.connect();
      try {
        return await (bound(client) as Database).transaction(work, config);
      } finally {
        client.release();
      }
    });
  return db;
}

function poolOf(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    ...config,
    application_name: 'waymark',
    // A firewall may forget a connection that has been unused for minutes, without ending it.
    keepAlive: true,
    keepAliveInitialDelayMillis: 60_000,
    // Pipelining sends a statement together with those before it unless it has to wait for a result (docs/decisions/database.md).
    pipeline: true,
    stream: gatheringSocket,
  });
  // The pool replaces an idle connection that the database closed. Without a listener, this event would end the process.
  pool.on('error', () => undefined);
  // If a connection ends while it's in use, the current or next query on it fails.
  return pool.on('connect', (client) => void client.on('error', () => undefined));
}

const known = new WeakMap<pg.ClientBase, Queryable>();

/** Drizzle on one connection, for a transaction. */
export function bound(client: pg.PoolClient): Queryable {
  const made = known.get(client) ?? drizzle(client, { schema });
  known.set(client, made);
  return made;
}

/** A separate connection for COPY, which pipelined connections don't support. The caller must end it. */
export async function connectForCopy({ options }: pg.Pool): Promise<pg.Client> {
  const client = new pg.Client({ ...options, pipeline: false });
  await client.connect();
  return client;
}

/** Migrates the schema. An advisory lock makes nodes that start at the same time take turns. */
export async function migrateDatabase({ pool }: DatabaseConnection): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCKS.migration]);
    await migrate(drizzle(client), { migrationsFolder: path.join(import.meta.dirname, 'migrations') });
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCKS.migration]);
    client.release();
  }
}
