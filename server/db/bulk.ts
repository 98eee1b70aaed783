import type pg from 'pg';

/** The inverted indexes of `job`: what makes writing one dear. */
const INVERTED = ['job_ttsv', 'job_tsv'];

/**
 * Has the inverted indexes take new words in batches of some megabytes, sorted, while many rows are written: four times quicker. Searches then look
 * through the words not yet sorted in as well, so it is for the time of a bulk load only. Where a long search stands in the way it goes without.
 */
export async function inBulk<T>(pool: pg.Pool, load: () => Promise<T>): Promise<T> {
  await setPending(pool, true, '2s').catch(() => undefined);
  try {
    return await load();
  } finally {
    await outOfBulk(pool);
  }
}

/** Sorts in what is left and indexes row by row again; also for what a load left that was killed. */
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
