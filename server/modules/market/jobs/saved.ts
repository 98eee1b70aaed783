import { and, count, desc, eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { ListMeta } from '../../../../contract/call.ts';
import type { SavedJob } from '../../../../contract/saved-jobs.ts';
import type { Language } from '../../../../contract/languages.ts';
import { LIMITS } from '../../../../contract/limits.ts';
import type { Queryable } from '../../../db/client.ts';
import { job } from '../../../db/schema/market.ts';
import { savedJob } from '../../../db/schema/seeker.ts';
import { ApiError } from '../../../http/errors.ts';
import { isOfNone } from '../../blocks/blocked.ts';
import { byPay } from './by-pay.ts';
import { jobCards } from './card.ts';
import { requireJob } from './state.ts';

/**
 * A seeker's saved jobs, last saved first. Closed and deleted ones stay, with their status, until they are unsaved.
 * @param hidden companies hidden from the seeker; their jobs return when unblocked
 */
export async function listSaved(
  db: Queryable,
  userId: string,
  { page, sort }: { page: number; sort?: number | undefined },
  language: Language,
  hidden: readonly number[] = [],
): Promise<{ data: SavedJob[]; meta: ListMeta }> {
  const size = LIMITS.searchPageSize;
  const isShown = and(eq(savedJob.userId, userId), isOfNoHidden(hidden));
  const [rows, [all]] = await Promise.all([
    db
      .select(getTableColumns(savedJob))
      .from(savedJob)
      .innerJoin(job, eq(job.id, savedJob.jobId))
      .where(isShown)
      .orderBy(...(sort === 3 ? [byPay()] : []), desc(savedJob.savedAt), desc(savedJob.jobId))
      .limit(size)
      .offset((page - 1) * size),
    db.select({ total: count() }).from(savedJob).where(isShown),
  ]);
  const cards = await jobCards(
    db,
    rows.map((row) => row.jobId),
    language,
  );
  const data = cards.map((card, index) => ({ job: card, saved_at: rows[index]?.savedAt.toISOString() ?? '' }));
  return { data, meta: { page, size, total: all?.total ?? 0 } };
}

/** Whether the job belongs to none of these companies. */
const isOfNoHidden = (hidden: readonly number[]): SQL | undefined =>
  hidden.length === 0 ? undefined : sql`exists (select 1 from ${job} where ${job.id} = ${savedJob.jobId} and ${isOfNone(sql`${job.companyId}`, hidden)})`;

/** As many as a list of cards needs to show which jobs are saved. */
const MOST_IDS = 1_000;

/**
 * The IDs of a seeker's saved jobs, last saved first.
 * @param hidden as for `listSaved`
 */
export async function savedIds(db: Queryable, userId: string, hidden: readonly number[]): Promise<number[]> {
  const rows = await db
    .select({ id: savedJob.jobId })
    .from(savedJob)
    .where(and(eq(savedJob.userId, userId), isOfNoHidden(hidden)))
    .orderBy(desc(savedJob.savedAt), desc(savedJob.jobId))
    .limit(MOST_IDS);
  return rows.map(({ id }) => id);
}

/** @throws ApiError notFound if the seeker hasn't saved the job */
export async function getSaved(db: Queryable, userId: string, jobId: number, language: Language): Promise<SavedJob> {
  const [row] = await db
    .select()
    .from(savedJob)
    .where(and(eq(savedJob.userId, userId), eq(savedJob.jobId, jobId)));
  const [card] = row ? await jobCards(db, [jobId], language) : [];
  if (!row || !card) throw new ApiError('notFound');
  return { job: card, saved_at: row.savedAt.toISOString() };
}

/**
 * Saves a job. Saving it again keeps its place.
 * @throws ApiError notFound, jobDeleted
 */
export async function saveJob(db: Queryable, userId: string, jobId: number, now: Date, language: Language): Promise<SavedJob> {
  await requireJob(db, jobId);
  await db.insert(savedJob).values({ userId, jobId, savedAt: now }).onConflictDoNothing();
  return getSaved(db, userId, jobId, language);
}

/** Unsaves a job. Does nothing if it wasn't saved. */
export async function unsaveJob(db: Queryable, userId: string, jobId: number): Promise<void> {
  await db.delete(savedJob).where(and(eq(savedJob.userId, userId), eq(savedJob.jobId, jobId)));
}
