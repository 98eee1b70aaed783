import { ERRORS } from '../../../contract/errors.ts';
import { toFailure } from '../../lib/failure.ts';
import type { TooMany } from '../../machines/stepUp/stepUp.actors.ts';

/** Maps error codes (contract/errors.ts) to the failures of a chart. */
type Names<F extends string> = Readonly<Record<number, F>>;

/** A refusal known to the chart, as its answer. @throws Failure for anything else: the network, or a bug */
export function refusalOf<F extends string>(error: unknown, names: Names<F>): { ok: false; failure: F } {
  const failure = toFailure(error);
  const name = names[failure.code];
  if (name === undefined) throw failure;
  return { ok: false, failure: name };
}

/** Like `refusalOf`, for a rate-limited call. */
export function limitedRefusalOf<F extends string>(error: unknown, names: Names<F>): { ok: false; failure: F } | TooMany {
  const { code, retryAfter } = toFailure(error);
  if (code !== ERRORS.tooManyAttempts.code) return refusalOf(error, names);
  return { ok: false, failure: 'tooMany', retryAt: new Date(Date.now() + (retryAfter ?? 60) * 1_000).toISOString() };
}
