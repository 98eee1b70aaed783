import type { FastifyInstance } from 'fastify';
import { isLoopback } from '../demo-mode.ts';
import { ApiError } from '../http/errors.ts';

/**
 * Makes some paths available only under this machine's own names. Through DNS rebinding, a tunnel or a proxy, they're notFound. Cross-site writes are refused
 * by the guard (server/http/guard.ts).
 * @param folder the prefix of the routes, such as "/dev/inbox"
 */
export function answerOwnNamesOnly(app: FastifyInstance, folder: string): void {
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.url?.startsWith(folder) && !isLoopback(request.hostname)) throw new ApiError('notFound');
  });
}
