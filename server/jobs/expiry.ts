import { and, asc, inArray, isNotNull, lte, or } from 'drizzle-orm';
import { job } from '../db/schema/market.ts';
import type { AppContext } from '../http/app-context.ts';
import { closeAfterMove, type TellClosed } from '../modules/interview/close.ts';
import type { EmailSettings } from '../modules/interview/emails.ts';
import { moveJobs } from '../modules/jobs/move.ts';
import { every } from './every.ts';

type ExpiryContext = Pick<AppContext, 'db' | 'now' | 'realtime'> & { config: EmailSettings };

const BATCH = 200;
const POLL_MS = 60_000;

/**
 * Closes every job whose end has passed, each through its chart and out of the search, with what interviews are still to come for it. A job's
 * `valid_through` is its due time: any number of nodes may run it, and a row one has locked is skipped by the others.
 * @returns how many were closed
 */
export async function closeExpired({ db, now, config, realtime }: ExpiryContext): Promise<number> {
  for (let closed = 0; ;) {
    const tells: TellClosed[] = [];
    const count = await db.transaction(async (tx) => {
      const at = now();
      const rows = await tx
        .select({ id: job.id, status: job.status })
        .from(job)
        // Two conditions, as there are two indexes: only what is kept alive by its employer is in the states of the second.
        .where(
          and(
            lte(job.validThrough, at),
            or(inArray(job.status, ['open', 'onHold']), and(inArray(job.status, ['confirmDue', 'stale']), isNotNull(job.confirmDueAt))),
          ),
        )
        .orderBy(asc(job.validThrough))
        .limit(BATCH)
        .for('update', { skipLocked: true });
      if (rows.length > 0) await moveJobs(tx, rows, { type: 'job.expired' }, 'system', at);
      const ids = rows.map(({ id }) => id);
      tells.push(await closeAfterMove(tx, 'job.expired', ids, { doneBy: null, now: at, letters: config }));
      return rows.length;
    });
    for (const tell of tells) tell({ realtime });
    closed += count;
    if (count < BATCH) return closed;
  }
}

/** Runs `closeExpired` every minute. @returns stops it, after the work at hand */
export const startExpiry = (context: ExpiryContext & Pick<AppContext, 'log'>): (() => Promise<void>) =>
  every(POLL_MS, () => closeExpired(context), context.log, 'expired jobs could not be closed');
