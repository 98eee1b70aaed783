import { ApiError } from '../http/errors.ts';

/** Maximum number of waiting tasks per owner. Opening the choice of templates requests one of each. */
const MOST_WAITING = 20;
/** Approximate number of seconds until an owner's tasks are done. */
const SHORTLY = 20;

/**
 * Runs tasks one at a time, taking turns between owners. An owner with many tasks waits for their own, and delays another's by at most one.
 * @param most tasks of one owner that can wait
 */
export function takeTurns(most = MOST_WAITING): <T>(owner: string, work: () => Promise<T>) => Promise<T> {
  const waiting = new Map<string, (() => void)[]>();
  let isBusy = false;
  const next = () => {
    const [turn] = waiting;
    isBusy = turn !== undefined;
    if (!turn) return;
    const [owner, [first, ...others]] = turn;
    // Moves the owner to the end of the queue.
    waiting.delete(owner);
    if (others.length > 0) waiting.set(owner, others);
    first?.();
  };
  return async (owner, work) => {
    const own = waiting.get(owner) ?? [];
    if (own.length >= most) throw new ApiError('tooManyAttempts', { retryAfter: SHORTLY });
    if (isBusy) await new Promise<void>((resolve) => waiting.set(owner, [...own, resolve]));
    isBusy = true;
    try {
      return await work();
    } finally {
      next();
    }
  };
}
