import { expect, test } from 'vitest';
import { testDatabase } from '../../../tests/support/database.ts';
import { REGIONS } from '../../reference/locations.ts';
import { updateReference } from './reference.ts';

test('a database of an earlier version gets the places that came since, once', async () => {
  const { pool, close } = await testDatabase();
  const client = await pool.connect();
  try {
    expect(await updateReference(client)).toBe(true);
    expect(await updateReference(client)).toBe(false);
    await client.query(`delete from location where id = any($1)`, [REGIONS.map(({ id }) => id)]);
    await client.query(`update installation set value = '"an earlier version"' where key = 'reference'`);
    expect(await updateReference(client)).toBe(true);
    const { rows } = await client.query('select count(*)::int as count from location where id = any($1)', [REGIONS.map(({ id }) => id)]);
    expect(rows).toEqual([{ count: REGIONS.length }]);
  } finally {
    client.release();
    await close();
  }
});
