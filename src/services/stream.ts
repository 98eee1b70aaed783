import type { CallInput, ReplyOf } from '../../contract/call.ts';
import type { CallName, Calls } from '../../contract/calls.ts';
import { LIMITS } from '../../contract/limits.ts';
import { failure } from '../lib/failure.ts';
import { bytesOf, eventsIn } from '../lib/sse.ts';
import { type CallOptions, type CallParts, notifyFailed } from './api.ts';
import { isErrorBody, requestOf } from './http.ts';
import { listenFor } from './silence.ts';

type StreamName = { [N in CallName]: Calls[N] extends { stream: true } ? N : never }[CallName];

/**
 * Makes a declared call with a streamed response (contract/call.ts, `stream`), by name. Leaving the loop closes the connection.
 * @throws Failure, like `api`
 */
export async function* apiStream<N extends StreamName>(name: N, input: CallInput<Calls[N]>, options: CallOptions = {}): AsyncGenerator<ReplyOf<Calls[N]>> {
  try {
    for await (const event of listen(name, input as CallParts, options)) yield event as ReplyOf<Calls[N]>;
  } catch (error) {
    notifyFailed(error, name);
    throw error;
  }
}

/** With `fetch`, because `EventSource` only supports GET. */
async function* listen(name: string, parts: CallParts, options: CallOptions): AsyncGenerator<unknown> {
  const { method, url, query, headers } = requestOf(name, parts, options);
  const address = Object.keys(query).length > 0 ? `${url}?${new URLSearchParams(query as Record<string, string>)}` : url;
  const line = listenFor(LIMITS.streamSilence, options.signal);
  try {
    const answer = await fetch(address, {
      method,
      headers: { ...headers, 'content-type': 'application/json', accept: 'text/event-stream, application/json' },
      body: JSON.stringify(parts.body),
      signal: line.signal,
    });
    if (!answer.ok || !answer.body) throw refusalOf(answer.status, await answer.json().catch(() => null));
    for await (const { event, data } of eventsIn(bytesOf(answer.body))) {
      line.heard();
      // A failure midway comes as a message, after the status was sent: it has the status of a failed upstream.
      if (event === 'failed') throw refusalOf(502, JSON.parse(data));
      yield JSON.parse(data) as unknown;
    }
  } catch (error) {
    if (typeof error === 'object' && error !== null && 'kind' in error) throw error;
    if (line.signal.aborted) throw failure(line.isSilent() ? 'timeout' : 'cancelled');
    if (error instanceof SyntaxError) throw failure('bug');
    throw failure(navigator.onLine ? 'unreachable' : 'offline');
  } finally {
    line.end();
  }
}

const refusalOf = (status: number, body: unknown) => failure('refused', status, isErrorBody(body) ? body : {});
