import { eq, sql } from 'drizzle-orm';
import { installation } from '../../../db/schema/operations.ts';
import type { AppContext } from '../../../http/app-context.ts';
import { indexJobs } from './indexing.ts';
import { vectorsMark } from './vectors.ts';
import { every } from '../../../every.ts';
import { HOUR } from '../../../../contract/durations.ts';

const POLL_MS = HOUR;
const BATCH = 500;
const KEY = 'searchIndex';

/**
 * Rewrites the search vectors of all jobs after an update that changed their content, or the model of titles. An interrupted run continues with the jobs left.
 * What was done is noted in a row that the working node locks: one of several nodes does it, and the others continue.
 * @returns how many jobs were rewritten
 */
export async function renewSearchIndex({ db }: Pick<AppContext, 'db'>): Promise<number> {
  const mark = vectorsMark();
  await db
    .insert(installation)
    .values({ key: KEY, value: { mark: '' } })
    .onConflictDoNothing();
  return db.transaction(async (tx) => {
    const [noted] = await tx.select().from(installation).where(eq(installation.key, KEY)).for('update', { skipLocked: true });
    if (!noted || (noted.value as { mark?: string }).mark === mark) return 0;
    let written = 0;
    for (let after = 0, ids = await idsAfter(db, after, mark); ids.length > 0; ids = await idsAfter(db, after, mark)) {
      written += await inTurn(db, ids);
      after = ids.at(-1) ?? after;
    }
    await tx
      .update(installation)
      .set({ value: sql`${JSON.stringify({ mark })}::jsonb` })
      .where(eq(installation.key, KEY));
    return written;
  });
}

/** The next jobs whose vectors lack the mark. */
async function idsAfter(db: AppContext['db'], after: number, mark: string): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from job where id > ${after} and ttsv is not null and (title_meaning is null or not starts_with(title_meaning, ${mark})) order by id limit ${BATCH}`,
  );
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
