import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { LIMITS } from '../../../contract/limits.ts';
import type { Config } from '../../config.ts';
import type { Queryable } from '../../db/client.ts';
import { session, user } from '../../db/schema/auth.ts';
import type { Caller } from '../../http/caller.ts';

const SESSION_LIFETIME = LIMITS.cookieDays * 86_400_000;

/** A session just begun. The token is shown once, to the cookie; the database keeps its digest only. */
export interface BegunSession {
  id: string;
  userId: string;
  token: string;
}

/** What the database keeps of a token. Tokens are 32 random bytes, so a plain digest can not be guessed back. */
export function tokenHashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

export async function beginSession(db: Queryable, userId: string, request: FastifyRequest, now: Date): Promise<BegunSession> {
  const token = randomBytes(32).toString('base64url');
  const [begun] = await db
    .insert(session)
    .values({
      token: tokenHashOf(token),
      userId,
      expiresAt: new Date(now.getTime() + SESSION_LIFETIME),
      ipAddress: request.ip,
      userAgent: request.headers['user-agent']?.slice(0, 400),
      deviceUuid: deviceOf(request),
      provenAt: now,
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: session.id });
  return { id: (begun as { id: string }).id, userId, token };
}

/** An ended session stays until it is swept: it tells which devices an account was used on (prove.ts). */
export async function endSession(db: Queryable, id: string, now: Date): Promise<void> {
  await db.update(session).set({ expiresAt: now, updatedAt: now }).where(eq(session.id, id));
}

/** @returns the ids of the sessions that ended */
export async function endSessionsOf(db: Queryable, userId: string, now: Date): Promise<string[]> {
  const ended = await db
    .update(session)
    .set({ expiresAt: now, updatedAt: now })
    .where(and(eq(session.userId, userId), gt(session.expiresAt, now)))
    .returning({ id: session.id });
  return ended.map(({ id }) => id);
}

/**
 * Until when a session that is used now is good: 30 days on, but never longer after the last proof of who one is than SESSION_DAYS. A guest
 * has proven nothing, and loses what they kept by it.
 */
export function goodUntil({ provenAt, kind }: { provenAt: Date; kind: Caller['kind'] }, { sessionDays }: Pick<Config, 'sessionDays'>, now: Date): Date {
  const idle = now.getTime() + SESSION_LIFETIME;
  return new Date(kind === 'guest' ? idle : Math.min(idle, provenAt.getTime() + sessionDays * 86_400_000));
}

/** One query over two unique indexes. A suspended person has no session, whatever cookie they hold. */
export async function findSession(db: Queryable, tokenHash: string, now: Date): Promise<{ caller: Caller; expiresAt: Date } | undefined> {
  const [found] = await db
    .select({ id: session.id, userId: user.id, expiresAt: session.expiresAt, isAnonymous: user.isAnonymous, role: user.role })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .where(and(eq(session.token, tokenHash), gt(session.expiresAt, now), isNull(user.suspendedAt)));
  return found && { caller: { kind: kindOf(found), userId: found.userId, sessionId: found.id }, expiresAt: found.expiresAt };
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

export function deviceOf(request: FastifyRequest): string | null {
  const device = request.headers['device_uuid'];
  return typeof device === 'string' && device !== '' ? device.slice(0, 80) : null;
}
