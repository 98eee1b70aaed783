import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../tests/support/database.ts';
import type { DatabaseConnection, Queryable } from './client.ts';
import { type Ended, inTransaction, together } from './transaction.ts';

let database: DatabaseConnection;

beforeAll(async () => {
  database = await testDatabase();
  await database.pool.query('create table note (text text primary key)');
});

const write = (db: Queryable, text: string) => db.execute(sql`insert into note values (${text})`);
const isStored = async (text: string) => (await database.pool.query('select from note where text = $1', [text])).rowCount === 1;

test('what is written stands, with what is written last; its result is given', async () => {
  const result = await inTransaction(database, async (tx) => {
    await write(tx, 'first');
    return { result: 7, last: () => write(tx, 'last') };
  });
  expect(result).toBe(7);
  expect([await isStored('first'), await isStored('last')]).toEqual([true, true]);
});

test.each<[string, (tx: Queryable) => Promise<Ended<null>>]>([
  [
    'the work fails',
    async () => {
      throw new Error('no');
    },
  ],
  ['what is written last fails', async (tx) => ({ result: null, last: () => write(tx, 'undone') })],
  [
    'a statement failed and nobody heard',
    async (tx) => {
      await write(tx, 'undone').catch(() => undefined);
      return { result: null };
    },
  ],
  [
    'the database hangs up',
    async (tx) => {
      await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`).catch(() => undefined);
      return { result: null };
    },
  ],
])('nothing stands where %s, and the next goes on', async (_, fail) => {
  const failing = inTransaction(database, async (tx) => {
    await write(tx, 'undone');
    return fail(tx);
  });
  expect(await failing.catch((error: unknown) => error)).toBeInstanceOf(Error);
  expect(await isStored('undone')).toBe(false);
  await inTransaction(database, async (tx) => ({ result: await write(tx, `after ${_}`) }));
  expect(await isStored(`after ${_}`)).toBe(true);
});

test('statements at once are answered each for itself, in their order', async () => {
  const answers = await inTransaction(database, async (tx) => ({
    result: await Promise.all([write(tx, 'one'), tx.execute(sql`select count(*)::int as notes from note where text = 'one'`)]),
  }));
  expect(answers[1].rows).toEqual([{ notes: 1 }]);
});

test('where one of several works fails, nothing of the others is written afterwards', async () => {
  const both = inTransaction(database, async (tx) => {
    const refused = write(tx, 'undone').then(() => Promise.reject(new Error('no')));
    const longer = write(tx, 'step')
      .then(() => write(tx, 'next step'))
      .then(() => write(tx, 'outside'));
    return { result: await together(refused, longer) };
  });
  await expect(both).rejects.toThrow('no');
  await inTransaction(database, async (tx) => ({ result: await write(tx, 'the next transaction') }));
  expect([await isStored('outside'), await isStored('the next transaction')]).toEqual([false, true]);
});
