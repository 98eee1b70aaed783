import { eq, sql } from 'drizzle-orm';
import { installation } from '../../../db/schema/operations.ts';
import type { AppContext } from '../../../http/app-context.ts';
import { refreshSuggestions } from './lexicon.ts';
import { every } from '../../../every.ts';
import { HOUR } from '../../../../contract/durations.ts';

const EVERY_MS = 6 * HOUR;
const POLL_MS = HOUR / 4;
const KEY = 'suggestions';

/**
 * Rewrites suggestions if the last time was over six hours ago; seeding and importing do it themselves. The time is in a row that the working node
 * locks: one of several nodes does it, and the others continue.
 * @returns whether it ran
 */
export async function refreshDueSuggestions({ db, now }: Pick<AppContext, 'db' | 'now'>): Promise<boolean> {
  const at = now().toISOString();
  await db.insert(installation).values({ key: KEY, value: { at } }).onConflictDoNothing();
  return db.transaction(async (tx) => {
    const [last] = await tx.select().from(installation).where(eq(installation.key, KEY)).for('update', { skipLocked: true });
    if (!last || Date.parse((last.value as { at: string }).at) + EVERY_MS > now().getTime()) return false;
    await refreshSuggestions(tx);
    await tx
      .update(installation)
      .set({ value: sql`${JSON.stringify({ at })}::jsonb` })
      .where(eq(installation.key, KEY));
    return true;
  });
}

/**
 * Checks every quarter of an hour whether suggestions are due.
 * @returns stops it, after the current run
 */
export const startSuggestions = (context: Pick<AppContext, 'db' | 'now' | 'log'>): (() => Promise<void>) =>
  every(POLL_MS, () => refreshDueSuggestions(context), context.log, 'suggestions could not be refreshed');
