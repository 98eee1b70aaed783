import type { FastifyInstance, FastifyRequest } from 'fastify';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import type { Redis } from 'ioredis';
import type { Config } from '../config.ts';
import { ApiError } from './errors.ts';
import { limitCalls } from './limit.ts';

const WRITES = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/** What no page of ours asks a browser for. Passkeys, the place one is at, the clipboard and sharing are used, by our own pages alone. */
const PERMISSIONS = [
  ...['accelerometer', 'camera', 'display-capture', 'gyroscope', 'hid', 'magnetometer', 'microphone', 'midi', 'payment', 'serial', 'usb'].map(
    (feature) => `${feature}=()`,
  ),
  'geolocation=(self)',
  'publickey-credentials-create=(self)',
  'publickey-credentials-get=(self)',
].join(', ');

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
  app.addHook('onRequest', async (_request, reply) => void reply.header('permissions-policy', PERMISSIONS));
  await limitCalls(app, config.rateLimit, redis);
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
