import { ERRORS } from '../../../contract/errors.ts';
import type { Session } from '../../../contract/records.ts';
import { toFailure } from '../../lib/failure.ts';
import { api } from '../api.ts';
import { serverInstantIn } from '../serverClock.ts';
import { noteWaiting, announceSignIn } from './tabs.ts';

/** Maps error codes (contract/errors.ts) to the failures of the chart. */
type Names<F extends string> = Readonly<Record<number, F>>;
type Refusal<F extends string> = { ok: false; failure: F } | { ok: false; failure: 'tooMany'; retryAt: string };

/** A refusal known to the chart, as its answer. @throws Failure for anything else: the network, or a bug */
export function refusalOf<F extends string>(error: unknown, names: Names<F>): Refusal<F> {
  const failure = toFailure(error);
  if (failure.code === ERRORS.tooManyAttempts.code) return { ok: false, failure: 'tooMany', retryAt: serverInstantIn(failure.retryAfter ?? 60) };
  const name = names[failure.code];
  if (name === undefined) throw failure;
  return { ok: false, failure: name };
}

/**
 * Makes a call that signs in. If this browser was signed in in the meantime, in another tab, returns that session.
 * @throws Failure for anything the chart doesn't know
 */
export async function enter<F extends string>(
  call: () => Promise<{ data: Session }>,
  names: Names<F>,
  signal: AbortSignal,
): Promise<{ ok: true; session: Session } | Refusal<F>> {
  try {
    const { data: session } = await call();
    noteWaiting(session);
    if (session.user) announceSignIn();
    return { ok: true, session };
  } catch (error) {
    if (toFailure(error).code === ERRORS.alreadyLoggedIn.code) return { ok: true, session: (await api('getSession', {}, { signal })).data };
    return refusalOf(error, names);
  }
}
