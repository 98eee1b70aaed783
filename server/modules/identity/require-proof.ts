import { decide } from '../../../src/machines/sessionAssurance/decide.ts';
import type { Caller } from '../../http/caller.ts';
import { ApiError } from '../../http/errors.ts';
import type { AppContext } from '../../http/app-context.ts';
import type { Queryable } from '../../db/client.ts';
import { lockUser } from '../../db/lock-user.ts';
import { placeOf } from './assurance/session-assurance.ts';

/** The database, or the transaction that needs the proof. */
type Asking = Pick<AppContext, 'now'> & { db: Queryable };
type Member = Extract<Caller, { userId: string }>;

/**
 * Requires a recent proof before changing a sign-in method or anything irreversible (the chart sessionAssurance defines how recent).
 * @throws ApiError proofNeeded if the session's last proof is older
 */
export async function requireProof({ db, now }: Asking, caller: Member): Promise<void> {
  const { assurance } = await placeOf(db, caller, now());
  const decision = decide(assurance, { type: 'proof.required', at: now().toISOString() });
  if ('refused' in decision) throw new ApiError(decision.refused === 'notAllowedNow' ? 'credentialsMissing' : decision.refused);
}

/**
 * Like `requireProof`, in the transaction that needs it. Blocks revocations of the account until the transaction ends, so that a request in progress
 * can't add anything to it afterwards.
 */
export async function lockAndRequireProof(asking: Asking, caller: Member): Promise<void> {
  await lockUser(asking.db, caller.userId);
  await requireProof(asking, caller);
}

/** Whether `requireProof` would pass. */
export async function hasRecentProof({ db, now }: Asking, caller: Member): Promise<boolean> {
  return (await placeOf(db, caller, now())).assurance.state === 'signedIn.proven';
}
