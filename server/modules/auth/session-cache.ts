import type { Caller } from '../../http/caller.ts';

const LIFETIME = 5_000;
const CAPACITY = 5_000;

interface Entry {
  caller: Caller;
  until: number;
}

/**
 * Remembers for five seconds who a token belongs to, so that a page's ten calls look it up once. A session ended on this node is
 * forgotten at once, on other nodes as soon as they hear of it by Redis, and within those seconds where they do not.
 */
export function sessionCache() {
  const entries = new Map<string, Entry>();
  let generation = 0;
  return {
    get(tokenHash: string, now: Date): Caller | undefined {
      const entry = entries.get(tokenHash);
      return entry && entry.until > now.getTime() ? entry.caller : undefined;
    },
    /** @param asked the generation when the lookup began: what was ended meanwhile must not be remembered */
    put(tokenHash: string, caller: Caller, expiresAt: Date, now: Date, asked: number): void {
      if (asked !== generation) return;
      if (entries.size >= CAPACITY) entries.delete(entries.keys().next().value as string);
      entries.delete(tokenHash);
      entries.set(tokenHash, { caller, until: Math.min(now.getTime() + LIFETIME, expiresAt.getTime()) });
    },
    /** To be called once the end of the sessions is committed. */
    forget(sessionIds: readonly string[]): void {
      generation += 1;
      for (const [tokenHash, { caller }] of entries) if (caller.sessionId !== null && sessionIds.includes(caller.sessionId)) entries.delete(tokenHash);
    },
    get generation(): number {
      return generation;
    },
  };
}
