import type pg from 'pg';
import { bound, type DatabaseConnection, type Queryable } from './client.ts';
import { retryDeadlock } from './retry.ts';

/** The result of a transaction, and an optional last statement. */
export interface Ended<T> {
  result: T;
  /** Sends a statement together with the commit, just before it. */
  last?: () => Promise<unknown>;
}

/**
 * Runs work in one transaction, like drizzle's `transaction`, but doesn't wait for `begin`, nor for the last statement before sending the commit. That saves
 * two round trips. Any failure rolls it back, and a deadlock runs it again.
 * @throws what the work throws, or the database's error
 */
export function inTransaction<T>({ pool }: Pick<DatabaseConnection, 'pool'>, work: (tx: Queryable) => Promise<Ended<T>>): Promise<T> {
  return retryDeadlock(() => once(pool, work));
}

async function once<T>(pool: pg.Pool, work: (tx: Queryable) => Promise<Ended<T>>): Promise<T> {
  const client = await pool.connect();
  try {
    const begun = client.query('begin');
    // If `begin` fails, the following statements fail too and report it.
    begun.catch(() => undefined);
    const { result, last } = await work(bound(client));
    await commit(client, last);
    return result;
  } catch (error) {
    // A broken connection has nothing to roll back, and the pool removes it.
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

async function commit(client: pg.PoolClient, last: Ended<unknown>['last']): Promise<void> {
  // Drizzle sends a query when it's first awaited, which must happen before the commit.
  const written = last?.().then(() => undefined);
  const committed = client.query('commit');
  const [{ command }] = await Promise.all([committed, written]);
  // If a statement failed and nobody noticed, `commit` rolls the transaction back.
  if (command !== 'COMMIT') throw new Error('A statement failed, so the commit rolled the transaction back');
}

/**
 * Waits for all works of a transaction, even if one fails. Otherwise, what continued after the rollback would write outside the transaction.
 * @throws the first of their failures
 */
export async function together<T extends readonly unknown[]>(...works: { [K in keyof T]: Promise<T[K]> }): Promise<T> {
  const settled = await Promise.allSettled(works);
  const failed = settled.find(({ status }) => status === 'rejected') as PromiseRejectedResult | undefined;
  if (failed) throw failed.reason;
  return settled.map((one) => (one as PromiseFulfilledResult<unknown>).value) as unknown as T;
}
