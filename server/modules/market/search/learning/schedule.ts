import { eq, sql } from 'drizzle-orm';
import { installation } from '../../../../db/schema/operations.ts';
import type { AppContext } from '../../../../http/app-context.ts';
import type { Learned } from './learn.ts';
import { learnRanking } from './store.ts';
import { every } from '../../../../every.ts';
import { HOUR } from '../../../../../contract/durations.ts';

const EVERY_MS = 24 * HOUR;
const POLL_MS = HOUR / 4;
const KEY = 'ranking-learning';

/**
 * Learns the ranking of search results from recorded searches, once a day, if learning is on. The time of the last run is in a row that the working node locks,
 * so only one of several nodes does it.
 * @returns what was learned; null if learning is off or not due
 */
export async function learnDueRanking({ config, db, now }: Pick<AppContext, 'config' | 'db' | 'now'>): Promise<Learned | null> {
  if (!config.searchLearning) return null;
  const at = now().toISOString();
  await db.insert(installation).values({ key: KEY, value: { at } }).onConflictDoNothing();
  return db.transaction(async (tx) => {
    const [last] = await tx.select().from(installation).where(eq(installation.key, KEY)).for('update', { skipLocked: true });
    if (!last || Date.parse((last.value as { at: string }).at) + EVERY_MS > now().getTime()) return null;
    const learned = await learnRanking(tx, now());
    await tx
      .update(installation)
      .set({ value: sql`${JSON.stringify({ at })}::jsonb` })
      .where(eq(installation.key, KEY));
    return learned;
  });
}

/**
 * Checks every quarter of an hour whether learning is due.
 * @returns stops it, after the current run
 */
export const startRankingLearning = (context: Pick<AppContext, 'config' | 'db' | 'now' | 'log'>): (() => Promise<void>) =>
  every(
    POLL_MS,
    async () => {
      const learned = await learnDueRanking(context);
      if (learned !== null) context.log.info(learned, 'search learned from outcomes');
    },
    context.log,
    'search could not learn',
  );
