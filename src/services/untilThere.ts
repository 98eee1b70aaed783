import type { LaterCodeEvent } from '../machines/laterCode/laterCode.machine.ts';

/** How long to wait before loading again, if nothing indicates that the connection is back; doubles each time. Milliseconds. */
const AGAIN = 5_000;
const LONGEST = 60_000;

const listeners = new Set<(news: LaterCodeEvent) => void>();
const waiting = new Set<() => void>();
let last = 0;

/** Notifies the listener of code that failed to load, and of clicks that wait for it. @returns stops listening */
export function onLaterCode(listener: (news: LaterCodeEvent) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function notifyLaterCode(news: LaterCodeEvent): void {
  for (const listener of listeners) listener(news);
}

/** Loads what is missing right away. */
export function loadAgain(): void {
  for (const go of waiting) go();
}

/**
 * Loads what a page requires until it is there: code of a part, the texts of a page, the options of a field. Retries right away when the connection
 * is back, otherwise after a while. The page says so while the user waits for it (machines/laterCode).
 * @param isWanted the user asked for it; what loads in the background fails silently
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
