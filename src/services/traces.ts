import { forgetSearches } from './searchOutcomes.ts';
import { DRAFT, PROGRESS, RECENT } from './traceKeys.ts';
import { DAY } from '../../contract/durations.ts';

/** How long an unfinished quick apply is stored; afterwards others may use the device. */
export const PROGRESS_LASTS = DAY;

/** Whether progress is too old to show. @param at when it was stored, ms since 1970; a clock set back makes it old too */
export const isStale = (at: unknown, now: number): boolean => typeof at !== 'number' || at > now || now - at >= PROGRESS_LASTS;

/** Deletes all of it: the next user of the device may be somebody else. */
export function dropTraces(): void {
  forget((key) => [PROGRESS, DRAFT, RECENT].some((prefix) => key.startsWith(prefix)));
  forgetSearches();
}

/** Deletes each quick apply older than a day. @param now ms since 1970 */
export function dropStaleTraces(now = Date.now()): void {
  forget((key) => key.startsWith(PROGRESS) && isStale(storedAt(key), now));
}

function storedAt(key: string): unknown {
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
    // If storage is blocked, nothing was stored.
  }
}
