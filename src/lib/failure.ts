import type { ErrorBody } from '../../contract/errors.ts';

/** Why a call did not succeed, as plain data: charts keep it in their context. */
export interface Failure {
  kind: 'refused' | 'offline' | 'timeout' | 'unreachable' | 'cancelled' | 'bug';
  /** HTTP status; 0 when no answer came. */
  status: number;
  /** The catalogue's numeric code (contract/errors.ts); 0 when no answer came. */
  code: number;
  /** The server's words in the reader's language; empty when no answer came. */
  message: string;
  /** Messages by field, where the server refused fields. */
  fields: Record<string, string[]>;
  /** Seconds until trying again makes sense, where the server said so. */
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

/** Any thrown thing as a Failure: what is not one is a bug of ours. */
export function toFailure(error: unknown): Failure {
  return typeof error === 'object' && error !== null && 'kind' in error && 'status' in error ? (error as Failure) : failure('bug');
}
