/** Faster pages change without an indicator, because a flash is unsettling. Milliseconds. */
const PATIENCE = 300;

let late = 0;
const listeners = new Set<() => void>();

function change(by: 1 | -1): void {
  late += by;
  for (const listener of listeners) listener();
}

/** Tracks a page's code and texts while they load: the previous page stays, and the user must see that something happens. */
export function turning<T>(coming: Promise<T>): Promise<T> {
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    change(1);
  }, PATIENCE);
  return coming.finally(() => {
    clearTimeout(timer);
    if (isLate) change(-1);
  });
}

/** Whether a page is loading slowly; for useSyncExternalStore. */
export const isTurning = (): boolean => late > 0;

export function onTurning(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
