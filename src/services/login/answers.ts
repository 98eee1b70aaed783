import { ERRORS } from '../../../contract/errors.ts';
import type { Session } from '../../../contract/records.ts';
import { toFailure } from '../../lib/failure.ts';
import { api } from '../api.ts';
import { serverInstantIn } from '../serverClock.ts';
import { noteWaiting, tellSignedIn } from './tabs.ts';

/** What a call's refusals are called in the chart, by the catalogue's code (contract/errors.ts). */
type Names<F extends string> = Readonly<Record<number, F>>;
type Refusal<F extends string> = { ok: false; failure: F } | { ok: false; failure: 'tooMany'; retryAt: string };

/** A refusal the chart knows, as its answer. @throws Failure for any other: the network, or a bug */
export function refusalOf<F extends string>(error: unknown, names: Names<F>): Refusal<F> {
  const failure = toFailure(error);
  if (failure.code === ERRORS.tooManyAttempts.code) return { ok: false, failure: 'tooMany', retryAt: serverInstantIn(failure.retryAfter ?? 60) };
  const name = names[failure.code];
  if (name === undefined) throw failure;
  return { ok: false, failure: name };
}

/**
 * Makes a call that logs in. Where this browser was logged in meanwhile, in another tab, that session is the answer.
 * @throws Failure for what the chart has no name for
 */
export async function enter<F extends string>(
  call: () => Promise<{ data: Session }>,
  names: Names<F>,
  signal: AbortSignal,
): Promise<{ ok: true; session: Session } | Refusal<F>> {
  try {
    const { data: session } = await call();
    noteWaiting(session);
    if (session.user) tellSignedIn();
    return { ok: true, session };
  } catch (error) {
    if (toFailure(error).code === ERRORS.alreadyLoggedIn.code) return { ok: true, session: (await api('getSession', {}, { signal })).data };
    return refusalOf(error, names);
  }
}
