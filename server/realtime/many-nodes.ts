import { createAdapter } from '@socket.io/redis-streams-adapter';
import type { Redis } from 'ioredis';

/**
 * Carries what is told to every node, by a stream in Redis. While Redis is away a node tells its own browsers at once and the others miss it; they
 * fill the gap when they next ask.
 * @param publisher fails at once while Redis is away; it is this adapter's own from here on
 */
export function overRedis(publisher: Redis): ReturnType<typeof createAdapter> {
  const duplicate = publisher.duplicate.bind(publisher);
  // Its readers wait instead: one that failed at once would ask again in the same instant, and again.
  publisher.duplicate = () => duplicate({ enableOfflineQueue: true, maxRetriesPerRequest: null, commandTimeout: undefined as never });
  return createAdapter(publisher, { streamName: 'waymark-realtime', channelPrefix: 'waymark-realtime' });
}
