import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import type { Config } from '../../config.ts';
import type { Queryable } from '../../db/client.ts';
import { session, user } from '../../db/schema/auth.ts';
import type { Caller } from '../../http/caller.ts';
import { type BegunSession, SESSION_LIFETIME } from './assurance/session-rows.ts';
import { DAY } from '../../../contract/durations.ts';

/**
 * When a session that is used now expires: in 30 days, but never later than SESSION_DAYS after the last proof. That limit doesn't apply to guests,
 * who prove nothing and would lose what they saved.
 */
export function goodUntil({ provenAt, kind }: { provenAt: Date; kind: Caller['kind'] }, { sessionDays }: Pick<Config, 'sessionDays'>, now: Date): Date {
  const idle = now.getTime() + SESSION_LIFETIME;
  return new Date(kind === 'guest' ? idle : Math.min(idle, provenAt.getTime() + sessionDays * DAY));
}

/** One query over two unique indexes. A suspended person has no session, whatever their cookie. */
export async function findSession(db: Queryable, tokenHash: string, now: Date): Promise<{ caller: Caller; expiresAt: Date; isHeard: boolean } | undefined> {
  const [found] = await db
    .select({ id: session.id, userId: user.id, expiresAt: session.expiresAt, heardAt: session.heardAt, isAnonymous: user.isAnonymous, role: user.role })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .where(and(eq(session.token, tokenHash), gt(session.expiresAt, now), isNull(user.suspendedAt)));
  return (
    found && {
      caller: { kind: kindOf(found), userId: found.userId, sessionId: found.id },
      expiresAt: found.expiresAt,
      isHeard: found.heardAt !== null,
    }
  );
}

/** The browser received the session: the request that started it isn't repeated anymore (replay.ts). */
export async function markReceived(db: Queryable, sessionId: string, now: Date): Promise<void> {
  await db
    .update(session)
    .set({ heardAt: now })
    .where(and(eq(session.id, sessionId), isNull(session.heardAt)));
}

/** The caller of a new session. */
export async function callerOf(db: Queryable, { id, userId }: BegunSession): Promise<Caller> {
  const [person] = await db.select({ isAnonymous: user.isAnonymous, role: user.role }).from(user).where(eq(user.id, userId));
  if (!person) throw new Error('A new session has no user');
  return { kind: kindOf(person), userId, sessionId: id };
}

function kindOf({ isAnonymous, role }: { isAnonymous: boolean; role: 'jobseeker' | 'recruiter' }): 'guest' | 'seeker' | 'recruiter' {
  if (isAnonymous) return 'guest';
  return role === 'recruiter' ? 'recruiter' : 'seeker';
}

/** Deletes sessions that ended longer ago than a session's lifetime. */
export async function sweepSessions(db: Queryable, now: Date): Promise<void> {
  await db.delete(session).where(lte(session.expiresAt, new Date(now.getTime() - SESSION_LIFETIME)));
}
