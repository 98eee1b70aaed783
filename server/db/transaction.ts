import type pg from 'pg';
import { bound, type DatabaseConnection, type Queryable } from './client.ts';
import { retryDeadlock } from './retry.ts';

/** What a transaction comes to, and what is written last of all. */
export interface Ended<T> {
  result: T;
  /** Sends a statement, together with the commit and just before it. */
  last?: () => Promise<unknown>;
}

/**
 * Runs work in one transaction, as drizzle's `transaction` does, without waiting for its beginning, nor for what is written last before the commit
 * is sent: two round trips less. Whatever fails, rolls it back; a deadlock runs it again.
 * @throws what the work throws, or the database
 */
export function inTransaction<T>({ pool }: Pick<DatabaseConnection, 'pool'>, work: (tx: Queryable) => Promise<Ended<T>>): Promise<T> {
  return retryDeadlock(() => once(pool, work));
}

async function once<T>(pool: pg.Pool, work: (tx: Queryable) => Promise<Ended<T>>): Promise<T> {
  const client = await pool.connect();
  try {
    const begun = client.query('begin');
    // Where it can not begin, what follows fails as well, and says so.
    begun.catch(() => undefined);
    const { result, last } = await work(bound(client));
    await commit(client, last);
    return result;
  } catch (error) {
    // On a broken connection there is nothing to roll back; the pool takes it out.
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

async function commit(client: pg.PoolClient, last: Ended<unknown>['last']): Promise<void> {
  // One of drizzle's is sent when it is first waited for, which must be before the commit.
  const written = last?.().then(() => undefined);
  const committed = client.query('commit');
  const [{ command }] = await Promise.all([committed, written]);
  // A transaction in which something failed unheard is rolled back by its commit.
  if (command !== 'COMMIT') throw new Error('the transaction was rolled back');
}

/**
 * Waits for works of one transaction to end, also where one fails: what went on after the rollback would be written outside the transaction.
 * @throws the first of their failures
 */
export async function together<T extends readonly unknown[]>(...works: { [K in keyof T]: Promise<T[K]> }): Promise<T> {
  const settled = await Promise.allSettled(works);
  const failed = settled.find(({ status }) => status === 'rejected') as PromiseRejectedResult | undefined;
  if (failed) throw failed.reason;
  return settled.map((one) => (one as PromiseFulfilledResult<unknown>).value) as unknown as T;
}
