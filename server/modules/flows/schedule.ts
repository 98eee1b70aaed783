import type { AppContext } from '../../http/app-context.ts';
import { writeCounts } from './store.ts';
import { every } from '../../every.ts';

const PERIOD = 5_000;

/**
 * Stores the counted chart steps every few seconds, so that many reports add up to one update per row.
 * @returns stops it, after storing the rest
 */
export function startFlowCounts({ db, log }: Pick<AppContext, 'db' | 'log'>): () => Promise<void> {
  const failed = 'the steps of charts could not be counted';
  const stop = every(PERIOD, () => writeCounts(db), log, failed);
  return async () => {
    await stop();
    await writeCounts(db).catch((error: unknown) => log.error({ err: error }, failed));
  };
}
