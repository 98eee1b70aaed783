import type { FastifyInstance, FastifyRequest } from 'fastify';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import type { Redis } from 'ioredis';
import type { Config } from '../config.ts';
import { ApiError } from './errors.ts';

/** What is no call but is made as it is asked for, and how many of it there may be to each call. */
const ALSO_LIMITED: readonly (readonly [route: RegExp, toACall: number])[] = [
  // A page of results is one call and a picture for each job; browsers keep those they have seen.
  [/^\/(?:map|logo|resume-template)\//, 5],
  // The pages (modules/pages/routes.ts): a whole office behind one address, and a crawler, ask for fewer.
  [/^\/\*$/, 1],
];
const WRITES = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/** What stands before every request: security headers, a limit by address, and no write from another origin (architecture, *Security*). */
export async function registerGuard(app: FastifyInstance, config: Config, redis: Redis | undefined): Promise<void> {
  const isHttps = config.baseUrl.startsWith('https:');
  await app.register(cookie);
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        // React and Ark place and size elements by style attributes; no stylesheet or script may be inline.
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        // A video that is chosen is shown before it is sent.
        mediaSrc: ["'self'", 'blob:'],
        // Our own socket by name too: in older Safaris 'self' does not mean it.
        connectSrc: ["'self'", config.baseUrl.replace(/^http/, 'ws'), ...(config.env === 'development' ? ['ws:'] : [])],
        fontSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        manifestSrc: ["'self'"],
      },
    },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
  });
  if (config.rateLimit > 0) {
    // A count of its own for each: a page full of logos must not keep its reader from applying.
    app.addHook('onRoute', (route) => {
      const [, toACall] = ALSO_LIMITED.find(([path]) => path.test(route.url)) ?? [];
      if (toACall) route.config = { ...route.config, rateLimit: { max: config.rateLimit * toACall, allowList: [] } };
    });
    await app.register(rateLimit, {
      max: config.rateLimit,
      timeWindow: 60_000,
      allowList: ({ url }) => !url.startsWith('/api/'),
      // Shared by all nodes. While Redis is away calls go uncounted, not refused: tries of passwords and codes are counted in the database.
      ...(redis ? { redis, nameSpace: 'waymark-calls-', skipOnError: true } : {}),
    });
  }
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.isFromElsewhere) return;
    if (WRITES.has(request.method) && !isOwnWrite(request.headers, config.baseUrl)) throw new ApiError('originRefused');
  });
}

/** Browsers always send Origin with a write; a caller without one carries no cookie it was not given on purpose. */
export function isOwnWrite({ origin, host, 'sec-fetch-site': site }: FastifyRequest['headers'], baseUrl: string): boolean {
  if (origin === undefined) return site !== 'cross-site';
  if (origin === baseUrl) return true;
  if (!URL.canParse(origin)) return false;
  const from = new URL(origin);
  // Our own name without TLS is whoever sits on the line.
  return from.host === host && (from.protocol === 'https:' || !baseUrl.startsWith('https:'));
}
