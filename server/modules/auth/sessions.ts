import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import type { Config } from '../../config.ts';
import type { Queryable } from '../../db/client.ts';
import { session, user } from '../../db/schema/auth.ts';
import type { Caller } from '../../http/caller.ts';
import { type BegunSession, SESSION_LIFETIME } from './assurance/session-rows.ts';

/**
 * Until when a session that is used now is good: 30 days on, but never longer after the last proof of who one is than SESSION_DAYS. A guest
 * has proven nothing, and loses what they kept by it.
 */
export function goodUntil({ provenAt, kind }: { provenAt: Date; kind: Caller['kind'] }, { sessionDays }: Pick<Config, 'sessionDays'>, now: Date): Date {
  const idle = now.getTime() + SESSION_LIFETIME;
  return new Date(kind === 'guest' ? idle : Math.min(idle, provenAt.getTime() + sessionDays * 86_400_000));
}

/** One query over two unique indexes. A suspended person has no session, whatever cookie they hold. */
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

/** Its answer arrived: the request that began it is not answered again (replay.ts). */
export async function markHeard(db: Queryable, sessionId: string, now: Date): Promise<void> {
  await db
    .update(session)
    .set({ heardAt: now })
    .where(and(eq(session.id, sessionId), isNull(session.heardAt)));
}

/** Who a session just begun is. */
export async function callerOf(db: Queryable, { id, userId }: BegunSession): Promise<Caller> {
  const [person] = await db.select({ isAnonymous: user.isAnonymous, role: user.role }).from(user).where(eq(user.id, userId));
  if (!person) throw new Error('a session was begun for nobody');
  return { kind: kindOf(person), userId, sessionId: id };
}

function kindOf({ isAnonymous, role }: { isAnonymous: boolean; role: 'jobseeker' | 'recruiter' }): 'guest' | 'seeker' | 'recruiter' {
  if (isAnonymous) return 'guest';
  return role === 'recruiter' ? 'recruiter' : 'seeker';
}

/** Sessions that ended longer ago than one lasts. */
export async function sweepSessions(db: Queryable, now: Date): Promise<void> {
  await db.delete(session).where(lte(session.expiresAt, new Date(now.getTime() - SESSION_LIFETIME)));
}
