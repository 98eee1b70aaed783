import type { FastifyInstance } from 'fastify';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import type { Config } from '../config.ts';
import { ApiError } from './errors.ts';

const WRITES = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/** What stands before every request: security headers, a limit by address, and no write from another origin (architecture, *Security*). */
export async function registerGuard(app: FastifyInstance, config: Config): Promise<void> {
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
        connectSrc: ["'self'", ...(config.env === 'development' ? ['ws:'] : [])],
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
    await app.register(rateLimit, { max: config.rateLimit, timeWindow: 60_000, allowList: (request) => !request.url.startsWith('/api/') });
  }
  app.addHook('onRequest', async (request) => {
    if (WRITES.has(request.method) && !isOwnOrigin(request.headers.origin, request.headers.host, config.baseUrl)) throw new ApiError('originRefused');
  });
}

/** Browsers always send Origin with a write; a caller without one carries no cookie it was not given on purpose. */
function isOwnOrigin(origin: string | undefined, host: string | undefined, baseUrl: string): boolean {
  if (origin === undefined || origin === baseUrl) return true;
  return URL.canParse(origin) && host !== undefined && new URL(origin).host === host;
}
