import { and, asc, inArray, isNotNull, lte, or } from 'drizzle-orm';
import type { Broadcast } from '../../../adapters/realtime.ts';
import { job } from '../../../db/schema/market.ts';
import type { AppContext } from '../../../http/app-context.ts';
import { closeAfterMove } from '../interviews/close.ts';
import type { EmailSettings } from '../interviews/emails.ts';
import { moveJobs } from '../../market/jobs/move.ts';
import { POSTING_COLUMNS } from '../../market/jobs/record.ts';
import { every } from '../../../every.ts';

type ExpiryContext = Pick<AppContext, 'db' | 'now' | 'realtime'> & { config: EmailSettings };

const BATCH = 200;
const POLL_MS = 60_000;

/**
 * Closes every job whose end has passed, through its chart, and removes it from search along with its upcoming interviews. A job's `valid_through` is
 * its due time. Any number of nodes may run this: each skips rows that another has locked.
 * @returns how many were closed
 */
export async function closeExpired({ db, now, config, realtime }: ExpiryContext): Promise<number> {
  for (let closed = 0; ;) {
    const broadcasts: Broadcast[] = [];
    const count = await db.transaction(async (tx) => {
      const at = now();
      const rows = await tx
        .select(POSTING_COLUMNS)
        .from(job)
        // Two conditions for two indexes: only jobs that their employer confirms can be in the states of the second.
        .where(
          and(
            lte(job.validThrough, at),
            or(inArray(job.status, ['open', 'onHold']), and(inArray(job.status, ['confirmDue', 'stale']), isNotNull(job.confirmDueAt))),
          ),
        )
        .orderBy(asc(job.validThrough))
        .limit(BATCH)
        .for('update', { skipLocked: true });
      if (rows.length > 0) await moveJobs(tx, rows, 'job.expired', 'system', at);
      const ids = rows.map(({ id }) => id);
      broadcasts.push(await closeAfterMove(tx, 'job.expired', ids, { doneBy: null, now: at, emailSettings: config }));
      return rows.length;
    });
    for (const broadcast of broadcasts) broadcast({ realtime });
    closed += count;
    if (count < BATCH) return closed;
  }
}

/**
 * Runs `closeExpired` every minute.
 * @returns stops it, after the current run
 */
export const startExpiry = (context: ExpiryContext & Pick<AppContext, 'log'>): (() => Promise<void>) =>
  every(POLL_MS, () => closeExpired(context), context.log, 'expired jobs could not be closed');
