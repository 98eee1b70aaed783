import type { AppContext } from '../http/app-context.ts';
import { writeCounts } from '../modules/flows/store.ts';
import { every } from './every.ts';

const PERIOD = 5_000;

/** Writes the counted steps of charts every few seconds: many reports are one row's sum then. @returns stops it, and writes the last */
export function startFlowCounts({ db, log }: Pick<AppContext, 'db' | 'log'>): () => Promise<void> {
  const failed = 'the steps of charts could not be counted';
  const stop = every(PERIOD, () => writeCounts(db), log, failed);
  return async () => {
    await stop();
    await writeCounts(db).catch((error: unknown) => log.error({ err: error }, failed));
  };
}
