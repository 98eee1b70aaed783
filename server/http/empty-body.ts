import type { FastifyInstance } from 'fastify';

/** A body that is announced as JSON and empty is none, as specification §7 has some (`PATCH with empty body`); Fastify refuses it. All else is read as ever. */
export function takeEmptyBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined);
    return parse(request, body as string, done);
  });
}
