import type { LaterCodeEvent } from '../machines/laterCode/laterCode.machine.ts';

/** How long is waited before it is loaded again, where nothing says that the connection is back; twice as long after each time. Milliseconds. */
const AGAIN = 5_000;
const LONGEST = 60_000;

const listeners = new Set<(news: LaterCodeEvent) => void>();
const waiting = new Set<() => void>();
let last = 0;

/** Hears of what could not be loaded and of presses that wait for it. @returns what ends that */
export function onLaterCode(listener: (news: LaterCodeEvent) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function notifyLaterCode(news: LaterCodeEvent): void {
  for (const listener of listeners) listener(news);
}

/** Loads at once what is missing. */
export function loadAgain(): void {
  for (const go of waiting) go();
}

/**
 * What a page cannot do without, loaded until it is there: code of a part, the texts of a page, the choices of a field. Again at once when the
 * connection is back, else after a while. The page says so while somebody waits for it (machines/laterCode).
 * @param isWanted somebody asked for it; what comes by itself is missed in silence
 */
export async function untilThere<T>(load: () => Promise<T>, { isWanted = true }: { isWanted?: boolean } = {}): Promise<T> {
  const id = ++last;
  for (let wait = AGAIN, isMissing = false; ; wait = Math.min(LONGEST, wait * 2), isMissing = true) {
    try {
      const loaded = await load();
      if (isMissing) notifyLaterCode({ type: 'code.arrived', id });
      return loaded;
    } catch {
      const later = laterOn(wait);
      notifyLaterCode({ type: 'code.missed', code: { id, isWanted } });
      await later;
    }
  }
}

function laterOn(wait: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, wait);
    function done() {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      waiting.delete(done);
      resolve();
    }
    window.addEventListener('online', done);
    waiting.add(done);
  });
}
