import path from 'node:path';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import * as auth from './schema/auth.ts';
import * as house from './schema/house.ts';
import * as market from './schema/market.ts';
import * as seeker from './schema/seeker.ts';

const schema = { ...auth, ...house, ...market, ...seeker };

export type Database = NodePgDatabase<typeof schema>;
/** A transaction, or the database itself: what repositories take. */
export type Queryable = Pick<
  Database,
  '$with' | 'with' | 'select' | 'selectDistinct' | 'selectDistinctOn' | 'insert' | 'update' | 'delete' | 'execute' | 'query'
>;

export interface DatabaseConnection {
  db: Database;
  pool: pg.Pool;
  close(): Promise<void>;
}

export function connect(url: string, max = 10): DatabaseConnection {
  // What does not wait for an answer is sent together with what comes before it (docs/decisions/database.md).
  const pool = new pg.Pool({ connectionString: url, max, application_name: 'waymark', pipeline: true });
  // An idle connection the database ended is replaced at the next query; unheard, this event would end the process.
  pool.on('error', () => undefined);
  // One that ends while it is lent is told of by the next query on it, or the one under way.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return { db: drizzle(pool, { schema }), pool, close: () => pool.end() };
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
