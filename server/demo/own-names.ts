import type { FastifyInstance } from 'fastify';
import { isLoopback } from '../demo-mode.ts';
import { ApiError } from '../http/errors.ts';

/**
 * Has what is under some addresses answer to this machine's own names alone: to another's page that had its name point here, and through a tunnel or proxy,
 * it is not there. Nor to a write of another page, which the guard refuses (server/http/guard.ts).
 * @param folder what the routes begin with, "/dev/inbox"
 */
export function answerOwnNamesOnly(app: FastifyInstance, folder: string): void {
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.url?.startsWith(folder) && !isLoopback(request.hostname)) throw new ApiError('notFound');
  });
}
