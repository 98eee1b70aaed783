import type { FastifyInstance, FastifyRequest } from 'fastify';
import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { Redis } from 'ioredis';

interface Kind {
  name: string;
  route: RegExp;
  /** How many there may be to each call. */
  toACall: number;
}

/** What is no call, by the route that was matched, however its address is spelled. Each has a count of its own. */
const KINDS: readonly Kind[] = [
  // A page of results is one call and a picture for each job; browsers keep those they have seen.
  { name: 'map', route: /^\/map\//, toACall: 5 },
  { name: 'logo', route: /^\/logo\//, toACall: 5 },
  { name: 'template', route: /^\/resume-template\//, toACall: 5 },
  // The pages (modules/pages): a whole office behind one address, and a crawler, ask for fewer.
  { name: 'page', route: /^\/(?:\*|robots\.txt|sitemap\.xml|sitemap\/.*)$/, toACall: 1 },
];
/** Everything else, and what no route matches. */
const CALL = { name: 'call', toACall: 1 };

const kindOf = ({ routeOptions: { url = '' } }: FastifyRequest) => KINDS.find(({ route }) => route.test(url)) ?? CALL;

/**
 * Limits what one address may ask for, before anything is done for it. Built files and `/healthz` are not limited: they cost next to nothing.
 * @param perMinute calls; 0 for no limit
 * @param redis counts for all nodes together
 */
export async function limitCalls(app: FastifyInstance, perMinute: number, redis: Redis | undefined): Promise<void> {
  if (perMinute === 0) return;
  await app.register(rateLimit, {
    global: false,
    timeWindow: 60_000,
    max: (request) => perMinute * kindOf(request).toACall,
    keyGenerator: (request) => `${kindOf(request).name} ${normalizeIP(request.ip)}`,
    allowList: ({ routeOptions }) => routeOptions.config.isUnlimited === true,
    // Shared by all nodes. While Redis is away calls go uncounted, not refused: tries of passwords and codes are counted in the database.
    ...(redis ? { redis, nameSpace: 'waymark-calls-', skipOnError: true } : {}),
  });
  app.addHook('onRequest', app.rateLimit());
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Asked for by machines, or by every page many times, and next to nothing to answer. */
    isUnlimited?: boolean;
  }
}
