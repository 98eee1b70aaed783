import type { FastifyInstance, FastifyRequest } from 'fastify';
import rateLimit from '@fastify/rate-limit';
import type { Redis } from 'ioredis';
import { networkOf } from './network.ts';

interface Kind {
  name: string;
  route: RegExp;
  /** The limit of this kind, per allowed call. */
  toACall: number;
}

/** Requests that aren't calls, by the matched route, however the URL is spelled. Each has its own count. */
const KINDS: readonly Kind[] = [
  // A page of results is one call and an image per job. Browsers cache the images.
  { name: 'map', route: /^\/map\//, toACall: 5 },
  { name: 'logo', route: /^\/logo\//, toACall: 5 },
  { name: 'template', route: /^\/resume-template\//, toACall: 5 },
  // Pages (modules/pages): a whole office behind one address, or a crawler, requests fewer.
  { name: 'page', route: /^\/(?:\*|robots\.txt|sitemap\.xml|sitemap\/.*)$/, toACall: 1 },
];
/** Everything else, including paths without a route. */
const CALL = { name: 'call', toACall: 1 };

const kindOf = ({ routeOptions: { url = '' } }: FastifyRequest) => KINDS.find(({ route }) => route.test(url)) ?? CALL;

/**
 * Limits the requests from one address before they are processed. Built files and `/healthz` aren't limited, because they cost almost nothing.
 * @param perMinute calls; 0 for no limit
 * @param redis counts for all nodes together
 */
export async function limitCalls(app: FastifyInstance, perMinute: number, redis: Redis | undefined): Promise<void> {
  if (perMinute === 0) return;
  await app.register(rateLimit, {
    global: false,
    timeWindow: 60_000,
    max: (request) => perMinute * kindOf(request).toACall,
    keyGenerator: (request) => `${kindOf(request).name} ${networkOf(request)}`,
    allowList: ({ routeOptions }) => routeOptions.config.isUnlimited === true,
    // Shared by all nodes. While Redis is unreachable, calls are allowed uncounted. Attempts at passwords and codes are counted in the database.
    ...(redis ? { redis, nameSpace: 'waymark-calls-', skipOnError: true } : {}),
  });
  app.addHook('onRequest', app.rateLimit());
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Requested by machines, or by every page many times, at almost no cost. */
    isUnlimited?: boolean;
  }
}
