import { setTimeout as pause } from 'node:timers/promises';

/** How many times to run a transaction before reporting its deadlock. */
const TRIES = 5;
/** Milliseconds, multiplied by the number of tries. Gives the other transaction time to take the lock, or both would deadlock again. */
const PAUSE = 50;
/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
const DEADLOCK = '40P01';

/**
 * Runs a transaction again if the database aborted it because of a deadlock. Any other side effects must be safe to repeat.
 * @throws what the transaction throws, or the deadlock after five tries
 */
export async function retryDeadlock<T>(transaction: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await transaction();
    } catch (error) {
      if (tries === TRIES || !isDeadlock(error)) throw error;
      await pause(PAUSE * (tries - Math.random()));
    }
  }
}

/** Drizzle wraps the database's error. */
function isDeadlock(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === DEADLOCK) || isDeadlock(error.cause);
}
