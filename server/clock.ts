import type { Queryable } from './db/client.ts';
import type { Config } from './config.ts';
import { storedAhead } from './demo/stored-ahead.ts';

/** The time everything here goes by. */
export interface Clock {
  now: () => Date;
  /** Milliseconds by which it is ahead of the machine's. */
  ahead: () => number;
  /** Has it go on from an instant. Forward in a demo as somebody moves it; back only when the demo is reset. */
  set: (at: Date) => void;
}

/**
 * @param ahead milliseconds by which it begins ahead of the machine's
 * @param machineNow the machine's own clock, which it goes with
 */
export function createClock(ahead: number, machineNow: () => Date): Clock {
  let by = ahead;
  return {
    now: () => new Date(machineNow().getTime() + by),
    ahead: () => by,
    set: (at) => void (by = at.getTime() - machineNow().getTime()),
  };
}

/** The clock of an installation: the machine's, put forward by CLOCK_AHEAD, and in a demo by what somebody moved it on since. */
export async function clockOf(config: Pick<Config, 'clockAhead' | 'whyNoDemo'>, db: Queryable): Promise<Clock> {
  const moved = config.whyNoDemo.length > 0 ? 0 : await storedAhead(db);
  return createClock(config.clockAhead + moved, () => new Date());
}
