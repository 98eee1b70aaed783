import type { CallInput, Reply } from '../../contract/call.ts';
import type { CallName, Calls } from '../../contract/calls.ts';
import { type Failure, failure, toFailure } from '../lib/failure.ts';

/** What may accompany a call: a way to stop it, the key that makes a repeated write one write, and upload progress (0–1). */
export interface CallOptions {
  signal?: AbortSignal;
  idempotencyKey?: string;
  onProgress?: (share: number) => void;
}

/** What a call is made with. */
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
 * Hears of every call that failed, whoever made it: a 401 ends the session (specification §8), a 503 may be maintenance, no answer at all puts the
 * connection in doubt. @returns what ends it
 */
export function onCallFailed(listener: FailureListener): () => void {
  failureListeners.add(listener);
  return () => failureListeners.delete(listener);
}

/** Tells those who hear of it that a call failed. */
export function tellFailed(error: unknown, name: CallName): void {
  for (const listener of failureListeners) listener(toFailure(error), name);
}

/**
 * Makes a declared call, by name. One that is stopped by its signal is never answered, neither way.
 * @returns the wire's reply: `{ data }`, lists with `meta`
 * @throws Failure — refused by the server (with its words and fields), offline, timed out, or unreachable
 */
export async function api<N extends CallName>(
  name: N,
  ...[input, options = {}]: {} extends CallInput<Calls[N]>
    ? [input?: CallInput<Calls[N]>, options?: CallOptions]
    : [input: CallInput<Calls[N]>, options?: CallOptions]
): Promise<Reply<Calls[N]>> {
  // The wire (axios, the table of calls) is not needed to show a page, so it comes with the first call.
  try {
    const { send } = await import('./http.ts').catch(() => {
      throw failure(navigator.onLine ? 'unreachable' : 'offline');
    });
    return (await send(name, (input ?? {}) as CallParts, options)) as Reply<Calls[N]>;
  } catch (error) {
    tellFailed(error, name);
    throw error;
  }
}
