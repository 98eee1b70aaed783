import type { Caller } from '../../http/caller.ts';

const LIFETIME = 5_000;
const CAPACITY = 5_000;

interface Entry {
  caller: Caller;
  until: number;
}

/**
 * Caches the owner of a session token for five seconds, so that a page's ten calls look it up once. A session that ends on this node is removed right
 * away; on other nodes as soon as Redis notifies them, or within five seconds without Redis.
 */
export function sessionCache() {
  const entries = new Map<string, Entry>();
  let generation = 0;
  return {
    get(tokenHash: string, now: Date): Caller | undefined {
      const entry = entries.get(tokenHash);
      return entry && entry.until > now.getTime() ? entry.caller : undefined;
    },
    /** @param startedIn the cache's generation when the lookup started: a session that ended in the meantime must not be cached */
    put(tokenHash: string, caller: Caller, expiresAt: Date, now: Date, startedIn: number): void {
      if (startedIn !== generation) return;
      if (entries.size >= CAPACITY) entries.delete(entries.keys().next().value as string);
      entries.delete(tokenHash);
      entries.set(tokenHash, { caller, until: Math.min(now.getTime() + LIFETIME, expiresAt.getTime()) });
    },
    /** Call it after the end of the sessions is committed. */
    forget(sessionIds: readonly string[]): void {
      generation += 1;
      for (const [tokenHash, { caller }] of entries) if (caller.sessionId !== null && sessionIds.includes(caller.sessionId)) entries.delete(tokenHash);
    },
    get generation(): number {
      return generation;
    },
  };
}
