import { desc } from 'drizzle-orm';
import type { Database, Queryable } from '../../../../db/client.ts';
import { rankingWeights } from '../../../../db/schema/ranking.ts';
import type { AppContext } from '../../../../http/app-context.ts';
import { HAND_WEIGHTS } from '../score.ts';
import { FEATURES, type Weights } from '../../../../db/schema/ranking-features.ts';

export interface LearnedWeights {
  learnedAt: Date;
  weights: Weights;
}

/** How often a node reads the weights, in milliseconds. */
const READ_EVERY = 5 * 60_000;
/** By then every node has read them, so all of them change the order at the same time. */
const IN_USE_AFTER = 2 * READ_EVERY;
/** Enough for later pages of a search that started before the newest weights. */
const READ = 3;

const known = new WeakMap<Database, { readAt: number; learned: readonly LearnedWeights[] }>();

/** The learned weights, newest first; none if learning is off. Read from the database every five minutes. */
export async function learnedWeights({ db, config, now }: Pick<AppContext, 'db' | 'config' | 'now'>): Promise<readonly LearnedWeights[]> {
  if (!config.searchLearning) return [];
  const at = now().getTime();
  const last = known.get(db);
  if (last !== undefined && at - last.readAt < READ_EVERY) return last.learned;
  const learned = await readWeights(db);
  known.set(db, { readAt: at, learned });
  return learned;
}

/** The last learned weights, newest first. Leaves out those of a release with other features. */
export async function readWeights(db: Queryable): Promise<LearnedWeights[]> {
  const rows = await db
    .select({ learnedAt: rankingWeights.learnedAt, weights: rankingWeights.weights })
    .from(rankingWeights)
    .orderBy(desc(rankingWeights.id))
    .limit(READ);
  return rows.filter(({ weights }) => FEATURES.every((name) => Number.isFinite(weights[name])));
}

/**
 * The weights in use at a time: those set by hand until others are learned. All pages of a search use the time of its first page.
 * @param at milliseconds
 */
export const weightsAt = (learned: readonly LearnedWeights[], at: number): Weights =>
  learned.find(({ learnedAt }) => learnedAt.getTime() + IN_USE_AFTER <= at)?.weights ?? HAND_WEIGHTS;
