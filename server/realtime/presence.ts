import type { Redis } from 'ioredis';

/** Seconds until the people of a killed node count as offline. Two renewals can be missed while Redis is busy. */
const LIFETIME_S = 30;
const RENEWAL_MS = 10_000;

/** Who has a browser open: counted on this node, and read from Redis for the others. */
export interface Presence {
  /** @returns whether it's their first on this node */
  came(userId: string): boolean;
  /** @returns whether it was their last on this node */
  left(userId: string): boolean;
  countOf(userId: string): number;
  present(userIds: readonly string[]): Promise<ReadonlySet<string>>;
  close(): Promise<void>;
}

/** @param node a unique name of this node */
export function createPresence(redis: Redis | undefined, node: string): Presence {
  const here = new Map<string, number>();
  const keyOf = (userId: string) => `waymark-online-${userId}`;
  /** Redis may be unavailable for a while. The next renewal makes up for failed updates. */
  const say = (userIds: Iterable<string>) => {
    const pipeline = redis?.pipeline();
    for (const userId of userIds) pipeline?.sadd(keyOf(userId), node).expire(keyOf(userId), LIFETIME_S);
    void pipeline?.exec().catch(() => undefined);
  };
  const timer = redis && setInterval(() => say(here.keys()), RENEWAL_MS);
  timer?.unref();
  return {
    came(userId) {
      const count = (here.get(userId) ?? 0) + 1;
      here.set(userId, count);
      if (count === 1) say([userId]);
      return count === 1;
    },
    left(userId) {
      const count = (here.get(userId) ?? 1) - 1;
      if (count > 0) here.set(userId, count);
      else here.delete(userId);
      if (count === 0) void redis?.srem(keyOf(userId), node).catch(() => undefined);
      return count === 0;
    },
    countOf: (userId) => here.get(userId) ?? 0,
    async present(userIds) {
      const found = new Set(userIds.filter((userId) => here.has(userId)));
      const elsewhere = redis ? [...new Set(userIds)].filter((userId) => !found.has(userId)) : [];
      if (elsewhere.length === 0) return found;
      const pipeline = redis?.pipeline();
      for (const userId of elsewhere) pipeline?.exists(keyOf(userId));
      const answers = (await pipeline?.exec().catch(() => null)) ?? [];
      for (const [place, userId] of elsewhere.entries()) if (answers[place]?.[1] === 1) found.add(userId);
      return found;
    },
    async close() {
      clearInterval(timer);
      const pipeline = redis?.pipeline();
      for (const userId of here.keys()) pipeline?.srem(keyOf(userId), node);
      await pipeline?.exec().catch(() => undefined);
    },
  };
}
