import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { FailedData } from '../../../contract/pages.ts';
import type { Language } from '../../../contract/languages.ts';
import { BRAND } from '../../../src/lib/brand.ts';
import { refusalOf } from '../../http/failure.ts';
import { say } from '../../http/texts.ts';

/** Seconds until a retry makes sense while the database is unavailable. */
const AWAY = 30;
/** Codes of Node, of a lost connection, and of the pool: https://www.postgresql.org/docs/current/errcodes-appendix.html, classes 08 and 57P, 53300. */
const CODES = /^(08...|57P..|53300|ECONN.*|ENOTFOUND|ETIMEDOUT|EPIPE|EAI_AGAIN|EHOSTUNREACH)$/;
const WORDS = /connection terminated|timeout exceeded when trying to connect|not queryable|pool after calling end/i;

/** Why a page couldn't be rendered, with its status code. */
export interface Failure {
  status: 429 | 500 | 503;
  reason: FailedData['reason'];
  /** Whole seconds. */
  retryAfter: number | undefined;
}

export function failureOf(error: FastifyError | Error): Failure {
  const { errorName, retryAfter } = refusalOf(error);
  if (errorName === 'tooManyAttempts') return { status: 429, reason: 'busy', retryAfter };
  if (errorName === 'requestTimeout' || isAway(error)) return { status: 503, reason: 'away', retryAfter: AWAY };
  return { status: 500, reason: 'broken', retryAfter: undefined };
}

/** Whether the database failed, and not the query. */
function isAway(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (CODES.test(String((cause as NodeJS.ErrnoException).code ?? '')) || WORDS.test(cause.message)) return true;
    if (cause instanceof AggregateError && cause.errors.some(isAway)) return true;
  }
  return false;
}

/** Sets the status and headers of an error page, which is never cached. */
export function answerAs({ status, retryAfter }: Failure, reply: FastifyReply): FastifyReply {
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  return reply.status(status).type('text/html; charset=utf-8').header('cache-control', 'no-store');
}

/** Only the text, for when even the error page can't be rendered. */
export function bareFailure(request: FastifyRequest, language: Language): string {
  const text = say('errors', language, 'serverError');
  return `<!doctype html><html lang="${language.tag}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${BRAND.name}</title><h1>${BRAND.name}</h1><p>${text}</p><p><a href="">↻</a></p><p><small>${request.id}</small></p></html>`;
}
