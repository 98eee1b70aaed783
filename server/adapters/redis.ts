import type { Redis } from 'ioredis';

const PATIENCE_MS = 5_000;

/**
 * A connected Redis client. If Redis becomes unreachable later, commands fail right away instead of waiting, and the client reconnects automatically.
 * @param url `redis://` or `rediss://`, with user and password if required
 * @throws Error with REDIS_URL and the host, but never the password, if it isn't reachable within 5 s
 */
export async function connectRedis(url: string): Promise<Redis> {
  // Only many nodes need it.
  const { Redis: Client } = await import('ioredis');
  const redis = new Client(url, { lazyConnect: true, connectTimeout: PATIENCE_MS, commandTimeout: 500, enableOfflineQueue: false, maxRetriesPerRequest: 0 });
  let reason = 'no answer';
  redis.on('error', (error: Error) => (reason = error.message || (error as NodeJS.ErrnoException).code || reason));
  try {
    await redis.connect();
  } catch {
    redis.disconnect();
    throw new Error(`REDIS_URL: no Redis responds at ${new URL(url).host} (${reason}). Start it, or leave REDIS_URL empty.`);
  }
  return redis;
}
