import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { ERRORS, type ErrorBody, type ErrorName } from '../../contract/errors.ts';
import { languageOf } from './caller.ts';
import { ApiError } from './errors.ts';
import { wireMessage } from './prescribed.ts';
import { knows } from './texts.ts';

/** What an attack looks like when many come, by guessing at ways in or at what calls take: worth a line each. Whose account or address it was is in none of them. */
const WATCHED = new Set<ErrorName>([
  'credentialsIncorrect',
  'noPermission',
  'tooManyAttempts',
  'accountSuspended',
  'otpWrong',
  'otpExpired',
  'otpUsed',
  'linkUsed',
  'originRefused',
  'passkeyRefused',
  'proofNeeded',
  'parameterInvalid',
  'socialRefused',
]);

/** Answers every refusal and failure in the one shape of the wire (architecture, *The wire*), in the request's language. */
export function answerFailure(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = refusalOf(error);
  if (refusal.errorName === 'serverError') request.log.error({ err: error }, 'request failed');
  if (WATCHED.has(refusal.errorName)) request.log.warn({ refusal: refusal.errorName, method: request.method, route: request.routeOptions.url }, 'refused');
  const body = bodyOf(refusal, request);
  if (refusal.retryAfter !== undefined) reply.header('retry-after', refusal.retryAfter);
  // What is still to come of a request that took too long is not waited for.
  if (refusal.errorName === 'requestTimeout') reply.header('connection', 'close');
  reply.status(refusal.status).send(body);
}

/** A refusal in words, in the request's language. */
export function bodyOf(refusal: ApiError, request: FastifyRequest): ErrorBody {
  const language = languageOf(request);
  const { code } = ERRORS[refusal.errorName];
  const body: ErrorBody = { code, message: wireMessage('errors', language, refusal.errorName, { seconds: refusal.retryAfter ?? 0 }), request_id: request.id };
  if (refusal.fields) {
    body.errors = Object.fromEntries(
      Object.entries(refusal.fields).map(([field, keys]) => [
        field,
        keys.map((key) => wireMessage('validation', language, knows('validation', key) ? key : 'invalid', refusal.values)),
      ]),
    );
  }
  if (refusal.retryAfter !== undefined) body.retry_after = refusal.retryAfter;
  return body;
}

/** What a failure is by its name in the error catalogue: `serverError` where it has none. */
export function refusalOf(error: FastifyError | Error): ApiError {
  if (error instanceof ApiError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return new ApiError('parameterInvalid', { fields: fieldsOf(error.validation) });
  const { code, statusCode } = error as FastifyError;
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new ApiError('fileTooLarge');
  if (code === 'FST_ERR_HANDLER_TIMEOUT' || statusCode === 503) return new ApiError('requestTimeout');
  if (statusCode === 429) return new ApiError('tooManyAttempts', { retryAfter: Number((error as { retryAfter?: number }).retryAfter ?? 60) });
  if (statusCode === 404) return new ApiError('notFound');
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return new ApiError('parameterInvalid');
  return new ApiError('serverError' satisfies ErrorName);
}

function fieldsOf(issues: readonly { instancePath: string; message?: string; keyword?: string; params?: unknown }[]): Record<string, string[]> {
  const fields: Record<string, string[]> = {};
  for (const issue of issues) {
    const field = issue.instancePath.replace(/^\//, '').replaceAll('/', '.') || 'body';
    (fields[field] ??= []).push(issue.message ?? 'invalid');
  }
  return fields;
}
