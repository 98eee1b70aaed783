import type { AppContext } from '../../http/app-context.ts';
import { announceQueued } from '../market/companies/follow.ts';
import { every } from '../../every.ts';

type FollowersContext = Pick<AppContext, 'db' | 'now' | 'realtime'>;

const POLL_MS = 60_000;

/** Notifies followers of imported jobs if the import didn't because it was killed. */
export async function notifyOfImported({ db, now, realtime }: FollowersContext): Promise<void> {
  const notified = await announceQueued(db, now());
  if (notified.length > 0) realtime.broadcast(notified, { what: 'notifications', id: null });
}

/**
 * Runs `notifyOfImported` every minute.
 * @returns stops it, after the current run
 */
export const startFollowers = (context: FollowersContext & Pick<AppContext, 'log'>): (() => Promise<void>) =>
  every(POLL_MS, () => notifyOfImported(context), context.log, 'followers could not be notified of imported jobs');
