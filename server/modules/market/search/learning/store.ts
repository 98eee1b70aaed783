import { and, asc, exists, gt, inArray, eq } from 'drizzle-orm';
import type { Queryable } from '../../../../db/client.ts';
import { job } from '../../../../db/schema/market.ts';
import { rankingWeights, recordedSearch, searchOutcome } from '../../../../db/schema/ranking.ts';
import { NOT_RECORDED } from '../../../../db/schema/ranking-features.ts';
import { learn, type Learned } from './learn.ts';
import { limitCompanies, preferencesOf, type FoundPreference, type RecordedPage } from './preferences.ts';
import { readWeights } from './weights.ts';
import { HAND_WEIGHTS } from '../score.ts';

/** How many pages are in memory at the same time. */
const BATCH = 500;
/** Learning from this many preferences takes half a second. */
const MOST = 20_000;

/** Learns from the recorded searches, and stores the weights if they're better than the current ones. */
export async function learnRanking(db: Queryable, now: Date): Promise<Learned> {
  const found: FoundPreference[] = [];
  let after: string | null = null;
  // Ordered by their random IDs: if there are too many, those left out are a random sample of all days and countries.
  while (found.length < MOST) {
    const pages: RecordedPage[] = await pagesAfter(db, after);
    found.push(...pages.flatMap(preferencesOf));
    const last: RecordedPage | undefined = pages.at(-1);
    if (last === undefined) break;
    after = last.queryId;
  }
  const [current] = await readWeights(db);
  const learned = learn(limitCompanies(found, await companiesOf(db, found)), current?.weights ?? HAND_WEIGHTS);
  if (learned.weights !== null && learned.loss !== null)
    await db.insert(rankingWeights).values({
      learnedAt: now,
      weights: learned.weights,
      preferences: learned.preferences,
      searches: learned.searches,
      lossBefore: learned.loss.current,
      lossAfter: learned.loss.learned,
    });
  return learned;
}

/** Recorded pages with at least one outcome, in the order of their IDs. */
async function pagesAfter(db: Queryable, after: string | null): Promise<RecordedPage[]> {
  const pages = await db
    .select()
    .from(recordedSearch)
    .where(
      and(
        after === null ? undefined : gt(recordedSearch.id, after),
        exists(db.select({ id: searchOutcome.searchId }).from(searchOutcome).where(eq(searchOutcome.searchId, recordedSearch.id))),
      ),
    )
    .orderBy(asc(recordedSearch.id))
    .limit(BATCH);
  const ids = pages.map(({ id }) => id);
  const outcomes = Map.groupBy(await db.select().from(searchOutcome).where(inArray(searchOutcome.searchId, ids)), ({ searchId }) => searchId);
  return pages.map(({ id, jobs, pairs }) => ({
    queryId: id,
    jobs: jobs.map((each) => ({ ...each, features: { ...each.features, ...NOT_RECORDED } })),
    pairs,
    grades: new Map(outcomes.get(id)?.map(({ jobId, grade }) => [jobId, grade])),
  }));
}

async function companiesOf(db: Queryable, found: readonly FoundPreference[]): Promise<Map<number, number>> {
  const ids = [...new Set(found.flatMap(({ betterId, worseId }) => [betterId, worseId]))];
  const rows = await db.select({ id: job.id, companyId: job.companyId }).from(job).where(inArray(job.id, ids));
  return new Map(rows.map(({ id, companyId }) => [id, companyId]));
}
