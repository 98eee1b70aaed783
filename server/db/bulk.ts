import type pg from 'pg';

/** The GIN indexes of `job`, which make writes expensive. */
const INVERTED = ['job_ttsv', 'job_tsv'];

/**
 * Turns on the pending list of the GIN indexes (`fastupdate`) while `load` writes many rows: PostgreSQL then sorts new words into the index in batches of
 * several megabytes, which is four times faster. Searches also scan the pending list, so use this for bulk loads only. If a long search holds the lock, the
 * load runs without it.
 */
export async function inBulk<T>(pool: pg.Pool, load: () => Promise<T>): Promise<T> {
  await setPending(pool, true, '2s').catch(() => undefined);
  try {
    return await load();
  } finally {
    await outOfBulk(pool);
  }
}

/** Empties the pending lists and turns `fastupdate` off. Also repairs what a killed load left behind. */
export async function outOfBulk(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query('select from pg_class where relname = any($1) and reloptions @> $2', [INVERTED, ['fastupdate=on']]);
  if (rows.length === 0) return;
  await setPending(pool, false, '30s');
  for (const index of INVERTED) await pool.query('select gin_clean_pending_list($1::regclass)', [index]);
}

async function setPending(pool: pg.Pool, isOn: boolean, patience: string): Promise<void> {
  const alter = INVERTED.map((index) => `alter index ${index} set (fastupdate = ${isOn ? 'on' : 'off'})`);
  await pool.query(['begin', `set local lock_timeout = '${patience}'`, ...alter, 'commit'].join('; '));
}
