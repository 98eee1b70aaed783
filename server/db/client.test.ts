import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testDatabase } from '../../tests/support/database.ts';
import { connect } from './client.ts';

test('the migrations leave the extensions search depends on', async () => {
  const { pool } = await testDatabase();
  const { rows } = await pool.query<{ extname: string }>('select extname from pg_extension');
  expect(rows.map((row) => row.extname)).toEqual(expect.arrayContaining(['pg_trgm', 'unaccent', 'btree_gin']));
});

test('only the connections for statements by key plan without scans of whole tables', async () => {
  const { pool, byKey } = await testDatabase();
  const setting = async (from: typeof pool) => (await from.query<{ enable_seqscan: string }>('show enable_seqscan')).rows[0]?.enable_seqscan;
  expect([await setting(pool), await setting(byKey)]).toEqual(['on', 'off']);
});

test('a connection on which a transaction can’t begin goes back to the pool', async () => {
  const { url } = await testDatabase();
  const own = connect(url, 1);
  own.pool.once('connect', (client) => {
    const query = client.query.bind(client) as (...given: unknown[]) => Promise<unknown>;
    client.query = ((...given: unknown[]) => {
      if (!JSON.stringify(given[0]).includes('begin')) return query(...given);
      client.query = query as typeof client.query;
      return Promise.reject(new Error('the connection was lost'));
    }) as typeof client.query;
  });
  await expect(own.db.transaction(async () => undefined)).rejects.toThrow('begin');
  expect(await own.db.transaction(async (tx) => (await tx.execute(sql`select 1 as one`)).rows)).toEqual([{ one: 1 }]);
  await own.close();
});
