import { eq } from 'drizzle-orm';
import { atInstant, NOBODY_THERE, type SessionAssurance } from '../../../../src/machines/sessionAssurance/decide.ts';
import type { Queryable } from '../../../db/client.ts';
import { session } from '../../../db/schema/auth.ts';
import type { Caller } from '../../../http/caller.ts';
import { lockUser } from '../../../db/lock-user.ts';

/** A caller's assurance, with their session and account. */
export interface Place {
  assurance: SessionAssurance;
  userId: string | null;
  sessionId: string | null;
}

export const NOWHERE: Place = { assurance: NOBODY_THERE, userId: null, sessionId: null };

/**
 * A caller's current assurance, from the session's row.
 * @param isLocked locks the session and the account's sign-ins until the transaction ends
 */
export async function placeOf(db: Queryable, caller: Caller, now: Date, { isLocked = false } = {}): Promise<Place> {
  if (caller.kind === 'none') return NOWHERE;
  const { userId, sessionId } = caller;
  if (caller.kind === 'guest') return { assurance: { ...NOBODY_THERE, state: 'anonymous.guest' }, userId, sessionId };
  if (isLocked) await lockUser(db, userId);
  return { assurance: await assuranceOf(db, sessionId, now, isLocked), userId, sessionId };
}

/** The assurance of a session of an account; `ended` if it no longer exists. */
export async function assuranceOf(db: Queryable, sessionId: string, now: Date, isLocked: boolean): Promise<SessionAssurance> {
  const query = db.select().from(session).where(eq(session.id, sessionId));
  const [row] = await (isLocked ? query.for('update') : query);
  if (!row) return { ...NOBODY_THERE, state: 'ended' };
  const proof = { provenAt: row.provenAt.toISOString(), method: row.method, expiresAt: row.expiresAt.toISOString() };
  return atInstant({ state: 'signedIn.proven', ...proof }, now.toISOString());
}
