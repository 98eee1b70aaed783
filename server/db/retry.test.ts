import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../tests/support/database.ts';
import type { DatabaseConnection, Queryable } from './client.ts';
import { retryDeadlock } from './retry.ts';
import { inTransaction } from './transaction.ts';

let database: DatabaseConnection;

beforeAll(async () => {
  database = await testDatabase();
  await database.pool.query("create table held (name text primary key, times int not null default 0); insert into held values ('left'), ('right')");
});

const raise = (db: Queryable, name: string) => db.execute(sql`update held set times = times + 1 where name = ${name}`);
const run = {
  "drizzle's transactions": (work: (tx: Queryable) => Promise<unknown>) => database.db.transaction(work),
  'transactions that send several statements at once': (work: (tx: Queryable) => Promise<unknown>) =>
    inTransaction(database, async (tx) => ({ result: await work(tx) })),
};

test.each(Object.entries(run))('%s that wait for each other are both written, once', async (_, transaction) => {
  await database.pool.query('update held set times = 0');
  let holding = 0;
  let tries = 0;
  let bothHold: () => void = () => undefined;
  const both = new Promise<void>((resolve) => (bothHold = resolve));
  const across = (first: string, second: string) =>
    transaction(async (tx) => {
      tries += 1;
      await raise(tx, first);
      holding += 1;
      if (holding === 2) bothHold();
      await both;
      await raise(tx, second);
    });
  await Promise.all([across('left', 'right'), across('right', 'left')]);
  const { rows } = await database.pool.query('select name, times from held order by name');
  expect(rows).toEqual([
    { name: 'left', times: 2 },
    { name: 'right', times: 2 },
  ]);
  expect(tries).toBeGreaterThan(2);
});

test('a deadlock that happens again and again is reported, and another failure at once', async () => {
  const failing = (code: string) => {
    let tries = 0;
    const run = retryDeadlock(() => {
      tries += 1;
      return Promise.reject(new Error('failed', { cause: Object.assign(new Error(code), { code }) }));
    });
    return run.catch(() => tries);
  };
  expect([await failing('40P01'), await failing('23505')]).toEqual([5, 1]);
});
