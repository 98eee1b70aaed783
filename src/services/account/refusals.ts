import { ERRORS } from '../../../contract/errors.ts';
import { toFailure } from '../../lib/failure.ts';
import type { TooMany } from '../../machines/stepUp/stepUp.actors.ts';

/** What a call's refusals are called in a chart, by the catalogue's code (contract/errors.ts). */
type Names<F extends string> = Readonly<Record<number, F>>;

/** A refusal the chart knows, as its answer. @throws Failure for any other: the network, or a bug */
export function refusalOf<F extends string>(error: unknown, names: Names<F>): { ok: false; failure: F } {
  const failure = toFailure(error);
  const name = names[failure.code];
  if (name === undefined) throw failure;
  return { ok: false, failure: name };
}

/** As `refusalOf`, of a call whose tries are limited. */
export function limitedRefusalOf<F extends string>(error: unknown, names: Names<F>): { ok: false; failure: F } | TooMany {
  const { code, retryAfter } = toFailure(error);
  if (code !== ERRORS.tooManyAttempts.code) return refusalOf(error, names);
  return { ok: false, failure: 'tooMany', retryAt: new Date(Date.now() + (retryAfter ?? 60) * 1_000).toISOString() };
}
