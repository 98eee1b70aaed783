import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../../http/errors.ts';
import type { AlertsContext } from '../context.ts';
import { readReport } from './read-report.ts';
import { takeReport } from './take-report.ts';

/** Where a mail provider, or the mailbox for bounces, posts reports unchanged. */
export const MAIL_REPORTS = '/api/jobs/mail-reports';
/** A report includes the email it is about. */
const MOST_BYTES = 512 * 1_024;
const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * POST /api/jobs/mail-reports accepts a bounce or complaint as an email (message/rfc822), with MAIL_REPORTS_SECRET as a bearer token. Without one in
 * the configuration, the address doesn't exist. It isn't a declared call, because the request isn't JSON.
 */
export function registerMailReports(app: FastifyInstance, context: AlertsContext): void {
  const secret = context.config.mailReportsSecret;
  if (secret === undefined) return;
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      ['message/rfc822', 'text/plain', 'application/octet-stream'],
      { parseAs: 'buffer', bodyLimit: MOST_BYTES },
      (_request, body, done) => done(null, body),
    );
    scope.post(
      MAIL_REPORTS,
      {
        schema: { hide: true },
        config: { isFromElsewhere: true },
        // Before the body is read.
        preParsing: async ({ headers }) => {
          if (!timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${secret}`))) throw new ApiError('credentialsMissing');
        },
      },
      async ({ body, log }, reply) => {
        const report = Buffer.isBuffer(body) ? await readReport(body) : null;
        const stopped = report === null ? 0 : await context.db.transaction((tx) => takeReport(tx, report, context.now()));
        log.info({ kind: report?.kind ?? 'other', stopped }, 'a report about an email');
        return reply.header('cache-control', 'no-store').send({ kind: report?.kind ?? null, stopped });
      },
    );
  });
}
