import { decide } from '../../../src/machines/sessionAssurance/decide.ts';
import type { Caller } from '../../http/caller.ts';
import { ApiError } from '../../http/errors.ts';
import type { AppContext } from '../../http/app-context.ts';
import type { Queryable } from '../../db/client.ts';
import { hold } from './accounts.ts';
import { placeOf } from './assurance/standing.ts';

/** The database, or the transaction of what a proof is asked for. */
type Asking = Pick<AppContext, 'now'> & { db: Queryable };
type Member = Extract<Caller, { userId: string }>;

/**
 * What changes a way in, or gives something away for good, asks for a recent proof (the chart sessionAssurance says how recent).
 * @throws ApiError proofNeeded where the session's last proof is older
 */
export async function requireProof({ db, now }: Asking, caller: Member): Promise<void> {
  const { standing } = await placeOf(db, caller, now());
  const decision = decide(standing, { type: 'proof.required', at: now().toISOString() });
  if ('refused' in decision) throw new ApiError(decision.refused === 'notAllowedNow' ? 'credentialsMissing' : decision.refused);
}

/**
 * The same in the transaction of what it is asked for: until that ends nothing of the account is revoked, so that no request which was under way
 * attaches something to it afterwards.
 */
export async function holdProof(asking: Asking, caller: Member): Promise<void> {
  await hold(asking.db, [caller.userId]);
  await requireProof(asking, caller);
}

/** Whether `requireProof` would let pass. */
export async function hasRecentProof({ db, now }: Asking, caller: Member): Promise<boolean> {
  return (await placeOf(db, caller, now())).standing.state === 'signedIn.proven';
}
