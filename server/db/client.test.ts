import { expect, test } from 'vitest';
import { testDatabase } from '../../tests/support/database.ts';

test('the migrations leave the extensions search depends on', async () => {
  const { pool } = await testDatabase();
  const { rows } = await pool.query<{ extname: string }>('select extname from pg_extension');
  expect(rows.map((row) => row.extname)).toEqual(expect.arrayContaining(['pg_trgm', 'unaccent', 'btree_gin']));
});
