import { desc } from 'drizzle-orm';
import type { Database, Queryable } from '../../../db/client.ts';
import { rankingWeights } from '../../../db/schema/ranking.ts';
import type { AppContext } from '../../../http/app-context.ts';
import { FEATURES, HAND_WEIGHTS, type Weights } from '../score.ts';

export interface LearnedWeights {
  learnedAt: Date;
  weights: Weights;
}

/** Milliseconds between looks for new ones. */
const READ_EVERY = 5 * 60_000;
/** By then every node has read them, so that all of them change the order at the same instant. */
const IN_USE_AFTER = 2 * READ_EVERY;
/** Enough for pages of a search that was begun before the last ones. */
const READ = 3;

const known = new WeakMap<Database, { readAt: number; learned: readonly LearnedWeights[] }>();

/** What was learned, the newest first; nothing where learning is off. Read anew every five minutes. */
export async function learnedWeights({ db, config, now }: Pick<AppContext, 'db' | 'config' | 'now'>): Promise<readonly LearnedWeights[]> {
  if (!config.searchLearning) return [];
  const at = now().getTime();
  const last = known.get(db);
  if (last !== undefined && at - last.readAt < READ_EVERY) return last.learned;
  const learned = await readWeights(db);
  known.set(db, { readAt: at, learned });
  return learned;
}

/** The last weights that were learned, the newest first; those of a release with other features are left out. */
export async function readWeights(db: Queryable): Promise<LearnedWeights[]> {
  const rows = await db
    .select({ learnedAt: rankingWeights.learnedAt, weights: rankingWeights.weights })
    .from(rankingWeights)
    .orderBy(desc(rankingWeights.id))
    .limit(READ);
  return rows.filter(({ weights }) => FEATURES.every((name) => Number.isFinite(weights[name])));
}

/**
 * The weights in use at an instant: those set by hand until others are learned. All pages of a search go by the instant of its first one.
 * @param at milliseconds
 */
export const weightsAt = (learned: readonly LearnedWeights[], at: number): Weights =>
  learned.find(({ learnedAt }) => learnedAt.getTime() + IN_USE_AFTER <= at)?.weights ?? HAND_WEIGHTS;
