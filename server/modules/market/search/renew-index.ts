import { eq, sql } from 'drizzle-orm';
import { installation } from '../../../db/schema/operations.ts';
import type { AppContext } from '../../../http/app-context.ts';
import { indexJobs } from './indexing.ts';
import { VECTORS_VERSION } from './vectors.ts';
import { every } from '../../../every.ts';
import { HOUR } from '../../../../contract/durations.ts';

const POLL_MS = HOUR;
const BATCH = 500;
const KEY = 'searchIndex';

/**
 * Rewrites the search vectors of all jobs after an update that changed their content; a market created since has them already. The version is in a
 * row that the working node locks: one of several nodes does it, and the others continue.
 * @returns how many jobs were rewritten
 */
export async function renewSearchIndex({ db }: Pick<AppContext, 'db'>): Promise<number> {
  await db
    .insert(installation)
    .values({ key: KEY, value: { version: 0 } })
    .onConflictDoNothing();
  return db.transaction(async (tx) => {
    const [noted] = await tx.select().from(installation).where(eq(installation.key, KEY)).for('update', { skipLocked: true });
    if (!noted || (noted.value as { version: number }).version >= VECTORS_VERSION) return 0;
    let written = 0;
    if (!(await isCurrent(tx)))
      for (let after = 0, ids = await idsAfter(db, after); ids.length > 0; ids = await idsAfter(db, after)) {
        written += await inTurn(db, ids);
        after = ids.at(-1) ?? after;
      }
    await tx
      .update(installation)
      .set({ value: sql`${JSON.stringify({ version: VECTORS_VERSION })}::jsonb` })
      .where(eq(installation.key, KEY));
    return written;
  });
}

/** Whether the newest searchable job has what the newest version added: what its title means. */
async function isCurrent(db: Pick<AppContext['db'], 'execute'>): Promise<boolean> {
  const { rows } = await db.execute<{ current: boolean }>(
    sql`select title_meaning is not null as current from job where ttsv is not null order by id desc limit 1`,
  );
  return rows[0]?.current ?? true;
}

async function idsAfter(db: AppContext['db'], after: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`select id from job where id > ${after} and ttsv is not null order by id limit ${BATCH}`);
  return rows.map(({ id }) => id);
}

/** Waits for a job that is being edited, so that it writes the result. */
const inTurn = (db: AppContext['db'], ids: number[]): Promise<number> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select from job where id = any(${sql.param(ids)}::int[]) for no key update`);
    return indexJobs(tx, ids);
  });

/**
 * Checks at the start and every hour.
 * @returns stops it, after the current run
 */
export const startSearchIndex = (context: Pick<AppContext, 'db' | 'log'>): (() => Promise<void>) =>
  every(POLL_MS, () => renewSearchIndex(context), context.log, 'the search index could not be renewed');
