import { and, asc, eq, lte } from 'drizzle-orm';
import { jobAlert } from '../../db/schema/identity.ts';
import type { AppContext } from '../../http/app-context.ts';
import { moveAlert } from './move.ts';
import { every } from '../../every.ts';

const BATCH = 100;
const POLL_MS = 60_000;

/**
 * Resumes alerts whose snooze is over. Each node skips rows that another has locked.
 * @returns how many
 */
export async function endSnoozes({ db, now }: Pick<AppContext, 'db' | 'now'>): Promise<number> {
  for (let ended = 0; ;) {
    const at = now();
    const taken = await db.transaction(async (tx) => {
      const rows = await tx
        .select()
        .from(jobAlert)
        .where(and(eq(jobAlert.status, 'snoozed'), lte(jobAlert.snoozedUntil, at)))
        .orderBy(asc(jobAlert.snoozedUntil))
        .limit(BATCH)
        .for('update', { skipLocked: true });
      for (const row of rows) await moveAlert(tx, row, [{ type: 'snooze.ended' }], 'system', at);
      return rows.length;
    });
    ended += taken;
    if (taken < BATCH) return ended;
  }
}

/**
 * Runs `endSnoozes` every minute.
 * @returns stops it, after the current run
 */
export const startSnoozes = (context: Pick<AppContext, 'db' | 'now' | 'log'>): (() => Promise<void>) =>
  every(POLL_MS, () => endSnoozes(context), context.log, 'snoozed job alerts could not be resumed');
