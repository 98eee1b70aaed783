import { DRAFT, PROGRESS, RECENT } from './traceKeys.ts';

/** How long a quick apply that was left waits for its person; afterwards others may use the device. */
export const PROGRESS_LASTS = 24 * 3_600_000;

/** Whether a progress is too old to be shown. @param at when it was kept, ms since 1970; a clock set back makes it old too */
export const isStale = (at: unknown, now: number): boolean => typeof at !== 'number' || at > now || now - at >= PROGRESS_LASTS;

/** Forgets all of it: who logged out may not be the next to sit here. */
export function dropTraces(): void {
  forget((key) => [PROGRESS, DRAFT, RECENT].some((prefix) => key.startsWith(prefix)));
}

/** Forgets each quick apply that was left longer than a day ago. @param now ms since 1970 */
export function dropStaleTraces(now = Date.now()): void {
  forget((key) => key.startsWith(PROGRESS) && isStale(keptAt(key), now));
}

function keptAt(key: string): unknown {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? '') as { at?: unknown }).at;
  } catch {
    return undefined;
  }
}

function forget(isMeant: (key: string) => boolean): void {
  try {
    for (const key of Object.keys(localStorage).filter(isMeant)) localStorage.removeItem(key);
  } catch {
    // Nothing was kept where storage is blocked.
  }
}
