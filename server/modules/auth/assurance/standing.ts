import { eq } from 'drizzle-orm';
import { atInstant, NOBODY_THERE, type Standing } from '../../../../src/machines/sessionAssurance/decide.ts';
import type { Queryable } from '../../../db/client.ts';
import { session } from '../../../db/schema/auth.ts';
import type { Caller } from '../../../http/caller.ts';
import { hold } from '../accounts.ts';

/** Where a caller stands, and with which session of whose account. */
export interface Place {
  standing: Standing;
  userId: string | null;
  sessionId: string | null;
}

export const NOWHERE: Place = { standing: NOBODY_THERE, userId: null, sessionId: null };

/**
 * Where a caller stands now, by the session's row.
 * @param isLocked nobody else moves the session, or begins one of the account, until the transaction ends
 */
export async function placeOf(db: Queryable, caller: Caller, now: Date, { isLocked = false } = {}): Promise<Place> {
  if (caller.kind === 'none') return NOWHERE;
  const { userId, sessionId } = caller;
  if (caller.kind === 'guest') return { standing: { ...NOBODY_THERE, state: 'anonymous.guest' }, userId, sessionId };
  if (isLocked) await hold(db, [userId]);
  return { standing: await standingOf(db, sessionId, now, isLocked), userId, sessionId };
}

/** Where whoever holds a session of an account stands; `ended` for one that is gone. */
export async function standingOf(db: Queryable, sessionId: string, now: Date, isLocked: boolean): Promise<Standing> {
  const query = db.select().from(session).where(eq(session.id, sessionId));
  const [row] = await (isLocked ? query.for('update') : query);
  if (!row) return { ...NOBODY_THERE, state: 'ended' };
  const kept = { provenAt: row.provenAt.toISOString(), method: row.method, expiresAt: row.expiresAt.toISOString() };
  return atInstant({ state: 'signedIn.proven', ...kept }, now.toISOString());
}
