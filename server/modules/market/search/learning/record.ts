import { lt, sql } from 'drizzle-orm';
import { HOUR } from '../../../../../contract/durations.ts';
import type { SearchQuery } from '../../../../../contract/search.ts';
import type { Outcome } from '../../../../../contract/search-outcomes.ts';
import type { Database, Queryable } from '../../../../db/client.ts';
import { FEATURES, NOT_RECORDED, type Features, type RecordedFeatures } from '../../../../db/schema/ranking-features.ts';
import { recordedSearch, searchOutcome } from '../../../../db/schema/ranking.ts';
import { ApiError } from '../../../../http/errors.ts';
import type { Scored } from '../score.ts';
import { gradeOf } from './preferences.ts';
import { compareNeighbours } from './swap.ts';

/** Outcomes of older searches are refused: nobody applies from a search they made that long ago. */
const OPEN_FOR = 24 * HOUR;
/** Days. */
const KEPT = 30;
const DIGITS = 3;

/**
 * Receives a first page as it was ranked.
 * @returns the IDs in the order to show them; null if the page isn't recorded and its order stays
 */
export type Recorder = (queryId: string, page: readonly Scored[]) => Promise<number[] | null>;

/** Limits which searches a node records: a number in a burst, and a number per hour on average. */
export class Sample {
  static readonly AT_ONCE = 20;
  static readonly AN_HOUR = 200;
  #left = Sample.AT_ONCE;
  #filledAt: number | null = null;

  /**
   * Whether one more search may be recorded.
   * @param at milliseconds of a monotonic clock
   */
  take(at: number): boolean {
    this.#left = Math.min(Sample.AT_ONCE, this.#left + ((at - (this.#filledAt ?? at)) / HOUR) * Sample.AN_HOUR);
    this.#filledAt = at;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}

interface Recording {
  countryId: number;
  now: Date;
  sample: Sample;
  /** Milliseconds of a monotonic clock. */
  at: number;
  random: () => number;
}

/** Whether a search may be recorded: only the first page of one from the search page. */
export const mayRecord = ({ page, source }: SearchQuery): boolean => page === 1 && source === 'web';

/** Records a page with some neighbors swapped at random. Doesn't record a page without neighbors to compare. */
export function recorder(db: Queryable, { countryId, now, sample, at, random }: Recording): Recorder {
  return async (queryId, page) => {
    const { order, pairs } = compareNeighbours(page, random);
    if (pairs.length === 0 || !sample.take(at)) return null;
    await db.insert(recordedSearch).values({
      id: queryId,
      countryId,
      at: new Date(Math.floor(now.getTime() / HOUR) * HOUR),
      jobs: order.map(({ id, features }) => ({ id, features: recordedFeatures(features) })),
      pairs,
    });
    return order.map(({ id }) => id);
  };
}

const recordedFeatures = (features: Features) =>
  Object.fromEntries(
    FEATURES.filter((name) => !(name in NOT_RECORDED)).map((name) => [name, Number(features[name].toFixed(DIGITS))]),
  ) as unknown as RecordedFeatures;

/**
 * Stores the outcome of a job in a recorded search, if it's stronger than the stored one.
 * @throws ApiError notFound if no recorded search listed the job
 */
export async function recordOutcome(db: Queryable, queryId: string, jobId: number, outcome: Outcome, now: Date): Promise<void> {
  const listed = await db.execute(sql`
    insert into ${searchOutcome} (search_id, job_id, grade)
    select id, ${jobId}::int, ${gradeOf(outcome)}::smallint from ${recordedSearch}
    where id = ${queryId}::uuid and at >= ${new Date(now.getTime() - OPEN_FOR).toISOString()}::timestamptz and jobs @> ${JSON.stringify([{ id: jobId }])}::jsonb
    on conflict (search_id, job_id) do update set grade = greatest(search_outcome.grade, excluded.grade)`);
  if (listed.rowCount === 0) throw new ApiError('notFound');
}

/** Deletes what was recorded more than 30 days ago. */
export async function sweepRecordedSearches(db: Database, now: Date): Promise<void> {
  await db.delete(recordedSearch).where(lt(recordedSearch.at, new Date(now.getTime() - KEPT * 24 * HOUR)));
}
