import { setTimeout as pause } from 'node:timers/promises';

/** How often a transaction is run before its deadlock is reported. */
const TRIES = 5;
/** Milliseconds, once more for each try: the other transaction needs them to take the lock that it waited for, or both wait for each other again. */
const PAUSE = 50;
/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
const DEADLOCK = '40P01';

/**
 * Runs a transaction again when the database ended it because it and another waited for each other: nothing of it was written.
 * What it does besides writing must be safe to do again.
 * @throws what the transaction throws, and the deadlock when it happens five times in a row
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

/** Drizzle wraps the database's error in its own. */
function isDeadlock(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === DEADLOCK) || isDeadlock(error.cause);
}
