import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import swagger from '@fastify/swagger';
import fastify, { LogController, type FastifyInstance, type FastifyServerFactory } from 'fastify';
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { LIMITS } from '../contract/limits.ts';
import type { Redis } from 'ioredis';
import { withoutPlaceholders } from './adapters/mail.ts';
import type { Config } from './config.ts';
import { NOBODY } from './http/caller.ts';
import { ApiError } from './http/errors.ts';
import { takeEmptyBodies } from './http/empty-body.ts';
import { answerFailure } from './http/failure.ts';
import { registerGuard } from './http/guard.ts';
import { registerHealth } from './http/health.ts';
import type { AppContext } from './http/app-context.ts';
import { answerBadAddress, answerUnreadable, MAX_HEADER_BYTES, readable, UNREADABLE_ADDRESS } from './http/malformed.ts';
import { registerSingpass } from './modules/identity/singpass/routes.ts';
import { registerSocial } from './modules/identity/social/routes.ts';
import { registerDrawings } from './modules/drawings/routes.ts';
import { registerAlbum } from './modules/market/companies/album.ts';
import { registerTemplatePictures } from './modules/profile/template-pictures/pictures.ts';
import { registerMailReports } from './modules/alerts/reports/routes.ts';
import { registerUnsubscribe } from './modules/alerts/unsubscribe.ts';
import { registerMaps } from './modules/market/maps/routes.ts';
import { loggerOf } from './log.ts';
import { DOWNLOAD_ROUTES, ROUTES } from './modules/routes.ts';

export type Outside = Omit<AppContext, 'log'> & { redis?: Redis | undefined };

/** The web server with every route, not yet listening. Node's own parts (database, mail, files, clock) come from outside. */
export async function buildApp(config: Config, outside: Outside, serverFactory?: FastifyServerFactory): Promise<FastifyInstance> {
  const app = fastify({
    logger: await loggerOf(config),
    ...(serverFactory ? { serverFactory } : {}),
    trustProxy: config.trustProxy,
    // Of what is received, an upload takes longest; all else is cut off by its handler's time, which begins before its body is read.
    requestTimeout: LIMITS.uploadLongest,
    handlerTimeout: LIMITS.requestTimeout,
    bodyLimit: 1024 * 1024,
    rewriteUrl: ({ url }) => readable(url ?? '/'),
    clientErrorHandler: answerUnreadable,
    http: { maxHeaderSize: MAX_HEADER_BYTES, headersTimeout: LIMITS.requestTimeout },
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: 400 },
    genReqId: () => crypto.randomUUID(),
  });
  const context: AppContext = { ...outside, mail: withoutPlaceholders(outside.mail), log: app.log };
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(answerFailure);
  takeEmptyBodies(app);
  app.decorateRequest('caller');
  app.addHook('onRequest', async (request, reply) => {
    request.caller = NOBODY;
    reply.header('x-request-id', request.id);
  });
  await registerGuard(app, config, outside.redis);
  // Up to 64 KB in one piece: a stream takes longer than the compression (docs/decisions/http.md).
  await app.register(compress, { threshold: 1024, syncThreshold: 65_536, encodings: ['br', 'gzip'], brotliOptions: { params: { 1: 4 } } });
  await app.register(multipart);
  await app.register(swagger, { openapi: { info: { title: 'Waymark', version: '1' } }, transform: jsonSchemaTransform });
  registerHealth(app, context);
  registerSingpass(app, context);
  registerSocial(app, context);
  for (const route of [...ROUTES, ...DOWNLOAD_ROUTES]) route.register(app, context);
  registerUnsubscribe(app, context);
  registerMailReports(app, context);
  registerMaps(app);
  registerTemplatePictures(app);
  registerDrawings(app, context.db);
  registerAlbum(app, context);
  app.all(UNREADABLE_ADDRESS, { schema: { hide: true } }, answerBadAddress);
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  app.all('/api/*', { schema: { hide: true } }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    throw new ApiError('notFound');
  });
  return app;
}
