import type { CallInput, Reply } from '../../contract/call.ts';
import type { CallName, Calls } from '../../contract/calls.ts';
import { ERRORS } from '../../contract/errors.ts';
import { type Failure, failure, toFailure } from '../lib/failure.ts';
import { sessionSettled } from './pendingSession.ts';

/** Options of a call: an abort signal, the key that makes retries a single write, and upload progress (0–1). */
export interface CallOptions {
  signal?: AbortSignal;
  idempotencyKey?: string;
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
 * Makes a declared call, by name. If its signal aborts it, the promise never settles. One that is refused because the visitor's session is still on its
 * way is made again once the session is there: a form that the browser fills in is sent sooner.
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
  try {
    return (await attempt(name, parts, options)) as Reply<Calls[N]>;
  } catch (error) {
    if (toFailure(error).code !== ERRORS.credentialsMissing.code || !(await sessionSettled())) throw error;
    return (await attempt(name, parts, options)) as Reply<Calls[N]>;
  }
}
