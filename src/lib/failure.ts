import type { ErrorBody } from '../../contract/errors.ts';

/** Why a call failed, as plain data, so that charts can store it in their context. */
export interface Failure {
  kind: 'refused' | 'offline' | 'timeout' | 'unreachable' | 'cancelled' | 'bug';
  /** HTTP status; 0 without a response. */
  status: number;
  /** The numeric error code (contract/errors.ts); 0 without a response. */
  code: number;
  /** The server's message in the reader's language; empty without a response. */
  message: string;
  /** Messages by field, if the server rejected fields. */
  fields: Record<string, string[]>;
  /** Seconds until a retry makes sense, if the server said so. */
  retryAfter: number | null;
  requestId: string | null;
}

export function failure(kind: Failure['kind'], status = 0, body: Partial<ErrorBody> = {}): Failure {
  return {
    kind,
    status,
    code: body.code ?? 0,
    message: body.message ?? '',
    fields: body.errors ?? {},
    retryAfter: body.retry_after ?? null,
    requestId: body.request_id ?? null,
  };
}

/** Converts any thrown value to a Failure. Anything unexpected is a bug of ours. */
export function toFailure(error: unknown): Failure {
  return typeof error === 'object' && error !== null && 'kind' in error && 'status' in error ? (error as Failure) : failure('bug');
}
