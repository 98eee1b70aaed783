import { ApiError } from '../http/errors.ts';

/** So many of one owner wait; whoever opens the choice of templates asks for one of each. */
const MOST_WAITING = 20;
/** Seconds in which one owner's are done, about. */
const SHORTLY = 20;

/**
 * Work that is done one after another, in turns: an owner who asks for many waits for their own, and holds up another's by one at most.
 * @param most of one owner that may wait
 */
export function takeTurns(most = MOST_WAITING): <T>(owner: string, work: () => Promise<T>) => Promise<T> {
  const waiting = new Map<string, (() => void)[]>();
  let isBusy = false;
  const next = () => {
    const [turn] = waiting;
    isBusy = turn !== undefined;
    if (!turn) return;
    const [owner, [first, ...others]] = turn;
    // To the end of the row.
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
