import type { FastifyInstance } from 'fastify';
import type { House } from '../../http/house.ts';
import { UNSUBSCRIBE } from './digest/links.ts';
import { countLinkTry, stopAlerts } from './emailed.ts';

const MOST_BYTES = 1_024;
const hidden = { schema: { hide: true } };

/**
 * Where mail programs unsubscribe by one POST (RFC 8058): without a session, a cookie or a page, with `List-Unsubscribe=One-Click` as its form. Who opens the same
 * address in a browser comes to a page that asks; looking changes nothing. No declared calls: what is sent there is not JSON.
 */
export function registerUnsubscribe(app: FastifyInstance, house: House): void {
  app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: MOST_BYTES }, (_request, body, done) => done(null, body));
    scope.post<{ Params: { ticket: string } }>(`${UNSUBSCRIBE}/:ticket`, { ...hidden, config: { isFromElsewhere: true } }, async ({ ip, params }, reply) => {
      await countLinkTry(house, ip);
      await house.db.transaction((tx) => stopAlerts(tx, params.ticket, house.now()));
      return reply.header('cache-control', 'no-store').code(204).send();
    });
    scope.get<{ Params: { ticket: string } }>(`${UNSUBSCRIBE}/:ticket`, hidden, async ({ params }, reply) =>
      reply.header('cache-control', 'no-store').redirect(`/job-alerts/email?do=stop#${encodeURIComponent(params.ticket)}`, 302),
    );
  });
}
