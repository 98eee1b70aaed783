import type { CallInput, Reply } from '../../contract/call.ts';
import type { CallName, Calls } from '../../contract/calls.ts';
import { ERRORS } from '../../contract/errors.ts';
import { type Failure, failure, toFailure } from '../lib/failure.ts';
import { isSessionMissing, sessionSettled } from './pendingSession.ts';

/** Options of a call: an abort signal, the key that makes retries a single write, a country other than the page's, and upload progress (0–1). */
export interface CallOptions {
  signal?: AbortSignal;
  idempotencyKey?: string;
  countryId?: number | undefined;
  onProgress?: (share: number) => void;
}

/** The input of a call. */
export interface CallParts {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  file?: Blob;
  filename?: string;
}

type FailureListener = (failure: Failure, name: CallName) => void;
const failureListeners = new Set<FailureListener>();

/**
 * Notifies the listener of every failed call: a 401 ends the session (specification §8), a 503 may be maintenance, no response puts the connection in
 * doubt. @returns stops listening
 */
export function onCallFailed(listener: FailureListener): () => void {
  failureListeners.add(listener);
  return () => failureListeners.delete(listener);
}

/** Notifies the listeners of a failed call. */
export function notifyFailed(error: unknown, name: CallName): void {
  for (const listener of failureListeners) listener(toFailure(error), name);
}

async function attempt(name: CallName, parts: CallParts, options: CallOptions): Promise<unknown> {
  // Showing a page needs no transport (axios, the table of calls), so it loads with the first call.
  try {
    const { send } = await import('./http.ts').catch(() => {
      throw failure(navigator.onLine ? 'unreachable' : 'offline');
    });
    return await send(name, parts, options);
  } catch (error) {
    notifyFailed(error, name);
    throw error;
  }
}

/**
 * Makes a declared call, by name. If its signal aborts it, the promise never settles.
 *
 * If the visitor has no session yet, a refused call is made again once they have one: a form that the browser fills in can be sent before that. If there
 * is still none, the call fails for the same reason, and nobody is asked to sign in. A call of an earlier session isn't made again, because the next
 * session may be another person's.
 * @returns the reply as sent: `{ data }`, lists with `meta`
 * @throws Failure — refused by the server (with its message and fields), offline, timed out, or unreachable
 */
export async function api<N extends CallName>(
  name: N,
  ...[input, options = {}]: {} extends CallInput<Calls[N]>
    ? [input?: CallInput<Calls[N]>, options?: CallOptions]
    : [input: CallInput<Calls[N]>, options?: CallOptions]
): Promise<Reply<Calls[N]>> {
  const parts = (input ?? {}) as CallParts;
  const hadNoSession = isSessionMissing();
  try {
    return (await attempt(name, parts, options)) as Reply<Calls[N]>;
  } catch (error) {
    if (!hadNoSession || toFailure(error).code !== ERRORS.credentialsMissing.code) throw error;
    await sessionSettled();
    return (await attempt(name, parts, options)) as Reply<Calls[N]>;
  }
}
