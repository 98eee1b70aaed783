import type { FastifyInstance, FastifyRequest } from 'fastify';
import cookie from '@fastify/cookie';
import helmet from 'helmet';
import type { Redis } from 'ioredis';
import type { Config } from '../config.ts';
import { ApiError } from './errors.ts';
import { limitCalls } from './limit.ts';

const WRITES = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/** Browser features that no page of ours uses. Passkeys, location, clipboard, and sharing are allowed for our own pages only. */
const PERMISSIONS = [
  ...['accelerometer', 'camera', 'display-capture', 'gyroscope', 'hid', 'magnetometer', 'microphone', 'midi', 'payment', 'serial', 'usb'].map(
    (feature) => `${feature}=()`,
  ),
  'geolocation=(self)',
  'publickey-credentials-create=(self)',
  'publickey-credentials-get=(self)',
].join(', ');

/** Runs before every request: security headers, a rate limit by address, and no writes from other origins (docs/security.md). */
export async function registerGuard(app: FastifyInstance, config: Config, redis: Redis | undefined): Promise<void> {
  const isHttps = config.baseUrl.startsWith('https:');
  await app.register(cookie);
  const secure = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        // React and Ark position elements with style attributes. Inline stylesheets and scripts stay forbidden.
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        // A chosen video is previewed before it is sent.
        mediaSrc: ["'self'", 'blob:'],
        // Lists our own socket by name, because 'self' doesn't include it in older versions of Safari.
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
  app.addHook('onRequest', ({ raw: request }, reply, done) => {
    reply.header('permissions-policy', PERMISSIONS);
    secure(request, reply.raw, (error) => done(error as Error | undefined));
  });
  await limitCalls(app, config.rateLimit, redis);
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.isFromElsewhere) return;
    if (WRITES.has(request.method) && !isOwnWrite(request.headers, config.baseUrl)) throw new ApiError('originRefused');
  });
}

/** Browsers always send Origin with a write. A caller without one has no cookies except those it was given on purpose. */
export function isOwnWrite({ origin, host, 'sec-fetch-site': site }: FastifyRequest['headers'], baseUrl: string): boolean {
  if (origin === undefined) return site !== 'cross-site';
  if (origin === baseUrl) return true;
  if (!URL.canParse(origin)) return false;
  const from = new URL(origin);
  // Our own name without TLS could be anyone in between.
  return from.host === host && (from.protocol === 'https:' || !baseUrl.startsWith('https:'));
}
