import { expect, test } from 'vitest';
import { testDatabase } from '../../tests/support/database.ts';

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
