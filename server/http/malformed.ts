import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { ERRORS, type ErrorBody, type ErrorName } from '../../contract/errors.ts';
import { LANGUAGES } from '../../contract/languages.ts';
import { repaired } from '../../src/lib/search-url/escape.ts';
import { answerFailure } from './failure.ts';
import { ownPath } from './own-path.ts';
import { say } from './texts.ts';

/** The most an address and its headers may weigh together: 10,000 letters escaped in any script but the rarest still are a page that says what is wrong. */
export const MOST_HEADER_BYTES = 96 * 1024;

/** An address the router can not read. A page's is repaired and asked for again; the API refuses it in its own words. */
export function answerBadAddress(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const url = request.raw.url ?? '/';
  const isPage = request.method === 'GET' && !url.startsWith('/api/');
  if (error.code !== 'FST_ERR_BAD_URL' || !isPage) return answerFailure(error, request, reply);
  const [path = '', ...query] = url.split('?');
  void reply.redirect([ownPath(repaired(path)), ...query].join('?'), 308);
}

const REASONS: Record<string, { status: string; name: ErrorName; text: string }> = {
  HPE_HEADER_OVERFLOW: { status: '431 Request Header Fields Too Large', name: 'parameterInvalid', text: 'addressTooLong' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: '408 Request Timeout', name: 'requestTimeout', text: 'requestTimeout' },
};
const UNREADABLE = { status: '400 Bad Request', name: 'parameterInvalid', text: 'parameterInvalid' } as const;

/** What never became a request: answered on the bare connection, in the shape of every other refusal. */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const { status, name, text } = REASONS[error.code ?? ''] ?? UNREADABLE;
  if (!socket.writable) return void socket.destroy(error);
  const body: ErrorBody = { code: ERRORS[name].code, message: say('errors', LANGUAGES[0], text), request_id: crypto.randomUUID() };
  const content = JSON.stringify(body);
  socket.end(
    `HTTP/1.1 ${status}\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(content)}\r\nconnection: close\r\n\r\n${content}`,
  );
}
