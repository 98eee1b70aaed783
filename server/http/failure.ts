import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { ERRORS, type ErrorBody, type ErrorName } from '../../contract/errors.ts';
import { languageOf } from './caller.ts';
import { ApiError } from './errors.ts';
import { wireMessage } from './prescribed.ts';
import { knows } from './texts.ts';

/** Refusals that indicate an attack if there are many: guessing at sign-ins or at inputs. Each is logged, without the account or address. */
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

/** Sends every refusal and failure in the one format of the API, in the language of the request. */
export function answerFailure(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = refusalOf(error);
  if (refusal.errorName === 'serverError') request.log.error({ err: error }, 'request failed');
  if (WATCHED.has(refusal.errorName)) request.log.warn({ refusal: refusal.errorName, method: request.method, route: request.routeOptions.url }, 'refused');
  const body = bodyOf(refusal, request);
  if (refusal.retryAfter !== undefined) reply.header('retry-after', refusal.retryAfter);
  // A request that took too long isn't read to its end.
  if (refusal.errorName === 'requestTimeout') reply.header('connection', 'close');
  reply.status(refusal.status).send(body);
}

/** The body of a refusal, in the language of the request. */
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

/** A failure by its name in the error catalog; `serverError` if it has none. */
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
