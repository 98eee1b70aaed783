import type { FastifyInstance } from 'fastify';

/**
 * Accepts an empty body with a JSON content type, which specification §7 requires (`PATCH with empty body`) and Fastify refuses. Everything else is
 * parsed as usual.
 */
export function takeEmptyBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined);
    return parse(request, body as string, done);
  });
}
