import type { House } from '../http/house.ts';
import { announceKept } from '../modules/companies/follow.ts';
import { every } from './every.ts';

type FollowersHouse = Pick<House, 'db' | 'now' | 'realtime'>;

const POLL_MS = 60_000;

/** Notifies followers of jobs that an import brought and did not notify of itself: it was killed. */
export async function notifyOfImported({ db, now, realtime }: FollowersHouse): Promise<void> {
  const notified = await announceKept(db, now());
  if (notified.length > 0) realtime.tell(notified, { what: 'notifications', id: null });
}

/** Runs `notifyOfImported` every minute. @returns stops it, after the work at hand */
export const startFollowers = (house: FollowersHouse & Pick<House, 'log'>): (() => Promise<void>) =>
  every(POLL_MS, () => notifyOfImported(house), house.log, 'followers could not be notified of imported jobs');
