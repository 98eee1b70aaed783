import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CallDeclaration } from '../../contract/call.ts';
import { bodyOf, refusalOf } from './failure.ts';

/** Aborted when nobody reads the response anymore: it has ended, or its reader has left. */
export function leavingOf(reply: FastifyReply): AbortSignal {
  const left = new AbortController();
  reply.raw.once('close', () => left.abort());
  return left.signal;
}

/**
 * Sends the events of a call as they come (contract/call.ts, `stream`). Waits for the first one, so that a refusal has the usual format. Nothing
 * buffers the rest: @fastify/compress skips this type, and a header tells proxies not to.
 */
export async function sendEvents(call: CallDeclaration, events: AsyncIterable<unknown>, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const iterator = events[Symbol.asyncIterator]();
  const first = await iterator.next();
  const rest: AsyncIterable<unknown> = { [Symbol.asyncIterator]: () => iterator };
  reply.type('text/event-stream; charset=utf-8').header('x-accel-buffering', 'no');
  return reply.send(Readable.from(linesOf(call, first, rest, request), { objectMode: false }));
}

async function* linesOf(call: CallDeclaration, first: IteratorResult<unknown>, rest: AsyncIterable<unknown>, request: FastifyRequest): AsyncGenerator<string> {
  try {
    if (!first.done) yield line(call, first.value);
    for await (const event of rest) yield line(call, event);
  } catch (error) {
    const refusal = refusalOf(error as Error);
    if (refusal.errorName === 'serverError') request.log.error({ err: error }, 'request failed');
    yield `event: failed\ndata: ${JSON.stringify(bodyOf(refusal, request))}\n\n`;
  }
}

/** Sends only declared fields, as in any response. */
const line = (call: CallDeclaration, event: unknown) => `data: ${JSON.stringify(call.reply.parse(event))}\n\n`;
