import type { ClientBase } from 'pg';

/** If the new rows are fewer than this share of the remaining ones, they're indexed one by one. */
const WORTH_IT = 0.5;

/**
 * Drops the indexes of `job` while many rows are written, because building them once is several times faster. Readers wait until the transaction ends.
 * @returns a function that restores the indexes
 */
export async function withoutIndexes(client: ClientBase, coming: number): Promise<() => Promise<void>> {
  const {
    rows: [staying],
  } = await client.query<{ count: string }>('select count(*) from job');
  if (coming < Number(staying?.count ?? 0) * WORTH_IT) return async () => {};
  const { rows } = await client.query<{ name: string; definition: string }>(`
    select c.relname as name, pg_get_indexdef(i.indexrelid) as definition from pg_index i join pg_class c on c.oid = i.indexrelid
    where i.indrelid = 'job'::regclass and not i.indisprimary and not i.indisunique`);
  for (const { name } of rows) await client.query(`drop index "${name}"`);
  return async () => {
    for (const { definition } of rows) await client.query(definition);
  };
}
