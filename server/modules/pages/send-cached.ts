import { createHash } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { compress } from './compress.ts';
import type { CachedPage, PageCache } from './page-cache.ts';
import { encodingOf, pageKey } from './page-key.ts';

/**
 * Compression levels of brotli and gzip. A page for one visitor gets 5 % larger in two thirds of the time. A stored page is sent often, so it gets the better
 * levels.
 */
const LEVELS = { once: { br: 3, gzip: 1 }, stored: { br: 4, gzip: 6 } };

/** Headers of a single response. Each cached response gets its own request id, and doesn't count toward the limit of calls. */
const OF_ONE_ANSWER = /^(?:x-request-id|x-ratelimit-.*|retry-after|content-length|date|connection|keep-alive|transfer-encoding)$/;
/** A 304 has no headers about the body. */
const OF_THE_BODY = /^content-(?:encoding|type|language)$/;

/** Where to store a page once it's sent, and the generation of the cache when its data was read. */
export interface Keeping {
  key: string;
  generation: number;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the handler for anonymous pages. */
    keeping: Keeping | null;
  }
}

/**
 * Compresses a page in one piece, because @fastify/compress creates streams, which take longer than the compression. A page that will be stored gets a strong
 * ETag of these bytes in this encoding.
 * @param document empty afterwards, because its memory is passed on
 */
export async function compressPage(request: FastifyRequest, reply: FastifyReply, document: Buffer<ArrayBuffer>): Promise<Buffer> {
  const isStored = request.keeping !== null;
  const encoding = request.headers['x-no-compression'] === undefined ? encodingOf(request.headers['accept-encoding']) : 'identity';
  const levels = LEVELS[isStored ? 'stored' : 'once'];
  const body = encoding === 'identity' ? document : await compress(document, encoding, levels[encoding]);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  reply.header('vary', 'accept-encoding');
  if (isStored) reply.header('etag', `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`);
  return body;
}

/** An onSend hook that runs last, to store exactly what is sent. Responses that set a cookie belong to one visitor and aren't stored. */
export function storePage(cache: PageCache) {
  return async (request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> => {
    const { keeping } = request;
    if (!keeping || reply.statusCode !== 200 || reply.hasHeader('set-cookie') || !Buffer.isBuffer(payload)) return payload;
    const headers = Object.entries(reply.getHeaders()).filter(([name]) => !OF_ONE_ANSWER.test(name));
    const flat = headers.flatMap(([name, value]) => [name, String(value)]);
    cache.put(keeping.key, { headers: flat, etag: String(reply.getHeader('etag')), body: payload }, keeping.generation);
    return payload;
  };
}

/**
 * Sends cached pages before Fastify sees the request, because its hooks would take longer than the response. Passes everything else to the server's current
 * handlers. When a change clears the cache, many people request the same page at once: the first request renders it, and the others wait for that.
 */
export function answerFromCache(server: Server, cache: PageCache): void {
  const handlers = server.listeners('request') as ((request: IncomingMessage, response: ServerResponse) => void)[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    const key = pageKey(request);
    const render = () => {
      const end = key === null ? null : cache.beginRender(key);
      if (end) response.once('close', end);
      handlers.forEach((handle) => handle.call(server, request, response));
    };
    const answer = (mayWait: boolean): void => {
      const page = key === null ? undefined : cache.get(key);
      if (page) return sendPage(request, response, page);
      const other = key !== null && mayWait ? cache.rendering(key) : undefined;
      if (!other) return render();
      const { generation } = cache;
      // A page that wasn't stored, although nothing changed, can't be stored. Waiting again would take turns.
      void other.then(() => {
        // Whoever left meanwhile would never close, so nobody else could render the page.
        if (!response.destroyed) answer(cache.generation !== generation);
      });
    };
    answer(true);
  });
}

function sendPage(request: IncomingMessage, response: ServerResponse, { headers, etag, body }: CachedPage): void {
  const own = ['x-request-id', crypto.randomUUID()];
  if (isKnown(request.headers['if-none-match'], etag)) response.writeHead(304, [...withoutBody(headers), ...own]).end();
  else response.writeHead(200, [...headers, 'content-length', String(body.length), ...own]).end(body);
}

/** Weak comparison, as RFC 9110 (13.1.2) requires. */
function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === etag);
}

const withoutBody = (headers: readonly string[]) => headers.filter((_, index) => !OF_THE_BODY.test(headers[index - (index % 2)] as string));
