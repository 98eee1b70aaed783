import type { FastifyInstance } from 'fastify';
import type { Queryable } from '../../db/client.ts';
import { ApiError } from '../../http/errors.ts';
import { stopAlerts } from './emailed.ts';
import { countLinkTry } from '../notify/link-tries.ts';
import { openByLink, saveByLink } from '../notify/emailed.ts';
import { UNSUBSCRIBE } from '../notify/finish.ts';
import type { AlertsContext } from './context.ts';

const MOST_BYTES = 1_024;
const hidden = { schema: { hide: true } };
/** The address before other emails had this link too. Links are valid for a month. */
const OF_ALERTS = '/api/jobs/job-alerts/unsubscribe';

/** Runs the switch of an email, or, for an email of job alerts, the one of its alerts. */
async function orOfAlerts<T>(work: Promise<T>, ofAlerts: () => Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    if (error instanceof ApiError && error.errorName === 'notFound') return ofAlerts();
    throw error;
  });
}

const stop = (db: Queryable, ticket: string, now: Date): Promise<unknown> =>
  orOfAlerts<unknown>(saveByLink(db, ticket, false, now), () => stopAlerts(db, ticket, now));

/**
 * Where mail apps unsubscribe from any kind of email with one POST (RFC 8058), without a session, cookie, or page. The form contains
 * `List-Unsubscribe=One-Click`. People who open the address in a browser see a page that asks for confirmation. Opening it changes nothing. These
 * aren't declared calls, because the requests aren't JSON.
 */
export function registerUnsubscribe(app: FastifyInstance, context: AlertsContext): void {
  app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: MOST_BYTES }, (_request, body, done) => done(null, body));
    for (const path of [UNSUBSCRIBE, OF_ALERTS]) {
      scope.post<{ Params: { ticket: string } }>(`${path}/:ticket`, { ...hidden, config: { isFromElsewhere: true } }, async ({ ip, params }, reply) => {
        await countLinkTry(context, ip);
        await context.db.transaction((tx) => stop(tx, params.ticket, context.now()));
        return reply.header('cache-control', 'no-store').code(204).send();
      });
      scope.get<{ Params: { ticket: string } }>(`${path}/:ticket`, hidden, async ({ params: { ticket } }, reply) => {
        const page = await context.db.transaction((tx) =>
          orOfAlerts(
            openByLink(tx, ticket, context.now()).then(() => '/emails/stop'),
            async () => '/job-alerts/email?do=stop',
          ).catch(() => '/emails/stop'),
        );
        return reply.header('cache-control', 'no-store').redirect(`${page}#${encodeURIComponent(ticket)}`, 302);
      });
    }
  });
}
