import { Redis } from 'ioredis';

const PATIENCE_MS = 5_000;

/**
 * A connected Redis. Later, while it is away, each command fails at once instead of waiting for it; it is connected to again by itself.
 * @param url `redis://` or `rediss://`, with user and password where it wants them
 * @throws Error that names REDIS_URL and the host, never the password, when none answers within 5 s
 */
export async function connectRedis(url: string): Promise<Redis> {
  const redis = new Redis(url, { lazyConnect: true, connectTimeout: PATIENCE_MS, commandTimeout: 500, enableOfflineQueue: false, maxRetriesPerRequest: 0 });
  let reason = 'no answer';
  redis.on('error', (error: Error) => (reason = error.message || (error as NodeJS.ErrnoException).code || reason));
  try {
    await redis.connect();
  } catch {
    redis.disconnect();
    throw new Error(`REDIS_URL: no Redis answers at ${new URL(url).host} (${reason}). Start it, or leave REDIS_URL empty.`);
  }
  return redis;
}
