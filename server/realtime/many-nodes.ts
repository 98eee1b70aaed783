import { createAdapter } from '@socket.io/redis-streams-adapter';
import type { Redis } from 'ioredis';

/**
 * Sends broadcasts to every node through a Redis stream. While Redis is unavailable, a node still reaches its own browsers right away. The others miss the
 * broadcast and fill the gap with their next request.
 * @param publisher fails immediately while Redis is unavailable. The adapter owns it from here on
 */
export function overRedis(publisher: Redis): ReturnType<typeof createAdapter> {
  const duplicate = publisher.duplicate.bind(publisher);
  // Its readers wait instead, because one that fails immediately would retry in a tight loop.
  publisher.duplicate = () => duplicate({ enableOfflineQueue: true, maxRetriesPerRequest: null, commandTimeout: undefined as never });
  return createAdapter(publisher, { streamName: 'waymark-realtime', channelPrefix: 'waymark-realtime' });
}
