import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ERRORS, type ErrorBody, type ErrorName } from '../../contract/errors.ts';
import { LANGUAGES } from '../../contract/languages.ts';
import { repaired } from '../../src/lib/search-url/escape.ts';
import { ApiError } from './errors.ts';
import { ownPath } from './own-path.ts';
import { say } from './texts.ts';

/** The limit for a URL and its headers together. 10,000 escaped characters of almost any script still get a page with an error message. */
export const MAX_HEADER_BYTES = 96 * 1024;

/** Where requests with malformed URLs are routed, so that the guard (headers, limits) handles them like any other. */
export const UNREADABLE_ADDRESS = '/.unreadable';

/**
 * @param url the URL of a request line
 * @returns the URL to route
 */
export function readable(url: string): string {
  try {
    decodeURIComponent(url.split(/[?#]/, 1)[0] ?? '');
    return url;
  } catch {
    return UNREADABLE_ADDRESS;
  }
}

/** Handles a URL the router can't parse. Repairs and redirects a page's; for the API, refuses it. */
export function answerBadAddress(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const url = request.originalUrl;
  if (readable(url) === url) throw new ApiError('notFound');
  if (request.method !== 'GET' || url.startsWith('/api/')) throw new ApiError('parameterInvalid');
  const [path = '', ...query] = url.split('?');
  return reply.redirect([ownPath(repaired(path)), ...query].join('?'), 308);
}

const REASONS: Record<string, { status: string; name: ErrorName; text: string }> = {
  HPE_HEADER_OVERFLOW: { status: '431 Request Header Fields Too Large', name: 'parameterInvalid', text: 'addressTooLong' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: '408 Request Timeout', name: 'requestTimeout', text: 'requestTimeout' },
};
const UNREADABLE = { status: '400 Bad Request', name: 'parameterInvalid', text: 'parameterInvalid' } as const;

/** None of these responses is a page (http/guard.ts has the headers of all others). */
const HEADERS = [
  'content-type: application/json; charset=utf-8',
  "content-security-policy: default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options: nosniff',
  'cache-control: no-store',
  'connection: close',
].join('\r\n');

/** Responds on the bare connection to bytes that never became a request, in the format of every other refusal. */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const { status, name, text } = REASONS[error.code ?? ''] ?? UNREADABLE;
  if (!socket.writable) return void socket.destroy(error);
  const body: ErrorBody = { code: ERRORS[name].code, message: say('errors', LANGUAGES[0], text), request_id: crypto.randomUUID() };
  const content = JSON.stringify(body);
  socket.end(`HTTP/1.1 ${status}\r\n${HEADERS}\r\ncontent-length: ${Buffer.byteLength(content)}\r\n\r\n${content}`);
}
