/** A page that is there sooner turns without a sign: one that flashes by unsettles. Milliseconds. */
const PATIENCE = 300;

let late = 0;
const listeners = new Set<() => void>();

function change(by: 1 | -1): void {
  late += by;
  for (const listener of listeners) listener();
}

/** Follows a page's code and texts on their way: the page before stays meanwhile, and whoever turned it must see that something comes. */
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

/** Whether a page keeps somebody waiting; for useSyncExternalStore. */
export const isTurning = (): boolean => late > 0;

export function onTurning(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
