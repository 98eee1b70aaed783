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

const schema = { ...auth, ...operations, ...market, ...seeker };

export type Database = NodePgDatabase<typeof schema>;
/** A transaction, or the database itself: what repositories take. */
export type Queryable = Pick<
  Database,
  '_' | '$with' | 'with' | 'select' | 'selectDistinct' | 'selectDistinctOn' | 'insert' | 'update' | 'delete' | 'execute' | 'query'
>;

export interface DatabaseConnection {
  db: Database;
  pool: pg.Pool;
  /**
   * For prepared statements that reach every row by its key: on these connections none is planned to read a whole table because it was small when
   * the plan was made (docs/decisions/database.md).
   */
  byKey: pg.Pool;
  /** On those too: for what stays whatever becomes of a transaction under way, which must not wait for a second connection of its pool. */
  besides: Database;
  close(): Promise<void>;
}

/** Messages are said one batch at a time, and marked so. */
const BY_KEY = 2;

/** No connection is made before it is needed. */
export function connect(url: string, max = 10): DatabaseConnection {
  const pool = poolOf({ connectionString: url, max });
  const byKey = poolOf({ connectionString: url, max: BY_KEY });
  // It fails only with its connection, of which the statement that is sent behind it tells.
  byKey.on('connect', (client) => void client.query('set enable_seqscan = off').catch(() => undefined));
  return {
    db: retrying(drizzle(pool, { schema })),
    pool,
    byKey,
    besides: drizzle(byKey, { schema }),
    close: async () => void (await Promise.all([pool.end(), byKey.end()])),
  };
}

function retrying(db: Database): Database {
  const begin = db.transaction.bind(db);
  db.transaction = (work, config) => retryDeadlock(() => begin(work, config));
  return db;
}

function poolOf(config: pg.PoolConfig): pg.Pool {
  // What does not wait for an answer is sent together with what comes before it (docs/decisions/database.md).
  const pool = new pg.Pool({ ...config, application_name: 'waymark', pipeline: true, stream: gatheringSocket });
  // An idle connection the database ended is replaced at the next query; unheard, this event would end the process.
  pool.on('error', () => undefined);
  // One that ends while it is lent is told of by the next query on it, or the one under way.
  return pool.on('connect', (client) => void client.on('error', () => undefined));
}

const known = new WeakMap<pg.ClientBase, Queryable>();

/** The queries of one connection, for a transaction on it. */
export function bound(client: pg.PoolClient): Queryable {
  const made = known.get(client) ?? drizzle(client, { schema });
  known.set(client, made);
  return made;
}

/** A connection of one's own beside the pool, for COPY, which no pipeline takes. Whoever asks for it ends it. */
export async function connectForCopy({ options }: pg.Pool): Promise<pg.Client> {
  const client = new pg.Client({ ...options, pipeline: false });
  await client.connect();
  return client;
}

/** Brings the schema up to date; several nodes starting at once take turns. */
export async function migrateDatabase({ pool }: DatabaseConnection): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock(727001)');
    await migrate(drizzle(client), { migrationsFolder: path.join(import.meta.dirname, 'migrations') });
  } finally {
    await client.query('select pg_advisory_unlock(727001)');
    client.release();
  }
}
