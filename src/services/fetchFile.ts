import { LIMITS } from '../../contract/limits.ts';
import { failure, toFailure } from '../lib/failure.ts';
import { requestHeaders } from './context.ts';
import { listenFor } from './silence.ts';

/**
 * Fetches a file the server generates or stores (contract/downloads.ts). It may take long; only silence aborts
 * it. With `HEAD`, only checks whether the file exists.
 * @throws Failure
 */
export async function fetchFile(url: string, caller: AbortSignal, method: 'GET' | 'HEAD' = 'GET'): Promise<Blob> {
  const line = listenFor(LIMITS.uploadSilence, caller);
  try {
    const answered = await fetch(url, { method, signal: line.signal, headers: requestHeaders() });
    if (!answered.ok) throw failure('refused', answered.status, await bodyOf(answered));
    const parts: BlobPart[] = [];
    const reader = answered.body?.getReader();
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      line.heard();
      parts.push(part.value);
    }
    return new Blob(parts, { type: answered.headers.get('content-type') ?? '' });
  } catch (error) {
    if (toFailure(error).kind === 'refused') throw error;
    if (caller.aborted) throw failure('cancelled');
    throw failure(line.isSilent() ? 'timeout' : navigator.onLine ? 'unreachable' : 'offline');
  } finally {
    line.end();
  }
}

/** The body of a refusal, if there is one: the response to `HEAD` has none. */
async function bodyOf(answered: Response): Promise<{ code?: number; message?: string; request_id?: string }> {
  return answered.json().catch(() => ({}));
}
