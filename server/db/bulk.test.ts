import { expect, test } from 'vitest';
import { testDatabase } from '../../tests/support/database.ts';
import { inBulk, outOfBulk } from './bulk.ts';

const { pool } = await testDatabase();
/** Whether each of the two indexes still has pending entries. */
const waiting = async () =>
  (await pool.query<{ is: boolean }>(`select reloptions && '{fastupdate=on}' as is from pg_class where relname in ('job_ttsv', 'job_tsv')`)).rows.map(
    ({ is }) => is,
  );
const [AT_ONCE, PENDING] = [
  [false, false],
  [true, true],
];
const add = (id: number) =>
  pool.query(
    `insert into job (id, company_id, country_id, title, posted_at, valid_through, confirmed_at, source, source_id, vacancy_key, ttsv, tsv) values ($1, 1, 167, 'Nurse', now(), now(), now(), 't', $2, $2, 'phnurse', 'phnurse')`,
    [id, String(id)],
  );

test('words wait in a list during a load; after it, also after one that failed, they are sorted in and indexing is as before', async () => {
  await pool.query(`insert into company (id, name, name_key, slug, country_id) values (1, 'A', 'a', 'a', 167)`);
  expect(await waiting()).toEqual(AT_ONCE);
  expect(
    await inBulk(pool, async () => {
      expect(await waiting()).toEqual(PENDING);
      await add(1);
      return 'loaded';
    }),
  ).toBe('loaded');
  expect(await waiting()).toEqual(AT_ONCE);
  const failed = inBulk(pool, async () => {
    await add(2);
    throw new Error('disk full');
  });
  await expect(failed).rejects.toThrow('disk full');
  expect(await waiting()).toEqual(AT_ONCE);
  const { rows } = await pool.query<{ pages: string }>(`select gin_clean_pending_list('job_tsv')::text as pages`);
  expect(rows[0]?.pages).toBe('0');
});

test('what a killed load left is put right by the next start', async () => {
  await pool.query('alter index job_tsv set (fastupdate = on); alter index job_ttsv set (fastupdate = on)');
  await add(3);
  await outOfBulk(pool);
  expect(await waiting()).toEqual(AT_ONCE);
});
