import type { Queryable } from './db/client.ts';
import type { Config } from './config.ts';
import { storedAhead } from './demo/stored-ahead.ts';

/** The server's time. */
export interface Clock {
  now: () => Date;
  /** Milliseconds by which it's ahead of the machine's clock. */
  ahead: () => number;
  /** Sets the time. Only a demo does, and it moves back only on reset. */
  set: (at: Date) => void;
}

/**
 * @param ahead milliseconds by which it's ahead of the machine's clock at first
 * @param machineNow the machine's clock, with which it advances
 */
export function createClock(ahead: number, machineNow: () => Date): Clock {
  let by = ahead;
  return {
    now: () => new Date(machineNow().getTime() + by),
    ahead: () => by,
    set: (at) => void (by = at.getTime() - machineNow().getTime()),
  };
}

/** The clock of an installation: the machine's, moved forward by CLOCK_AHEAD and, in a demo, by what someone added at /dev. */
export async function clockOf(config: Pick<Config, 'clockAhead' | 'whyNoDemo'>, db: Queryable): Promise<Clock> {
  const moved = config.whyNoDemo.length > 0 ? 0 : await storedAhead(db);
  return createClock(config.clockAhead + moved, () => new Date());
}
