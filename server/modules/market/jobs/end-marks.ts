import { lte } from 'drizzle-orm';
import { job } from '../../../db/schema/market.ts';
import type { AppContext } from '../../../http/app-context.ts';
import { every } from '../../../every.ts';

type MarksContext = Pick<AppContext, 'db' | 'now'>;

const POLL_MS = 60_000;

/**
 * Ends urgent and featured marks whose time is over. Any number of nodes may run this.
 * @returns how many ended
 */
export async function endMarks({ db, now }: MarksContext): Promise<number> {
  const at = now();
  const urgent = await db.update(job).set({ isUrgent: false, urgentUntil: null }).where(lte(job.urgentUntil, at)).returning({ id: job.id });
  const featured = await db.update(job).set({ featuredUntil: null }).where(lte(job.featuredUntil, at)).returning({ id: job.id });
  return urgent.length + featured.length;
}

/**
 * Runs `endMarks` every minute.
 * @returns stops it, after the current run
 */
export const startMarks = (context: MarksContext & Pick<AppContext, 'log'>): (() => Promise<void>) =>
  every(POLL_MS, () => endMarks(context), context.log, 'marks of jobs could not be ended');
